import { type CalendarEvent, toCalendarFeed, toICalendar } from '@dustforce/core/schedule/to-icalendar'
import {
  ownBookingDays,
  ownBookingStage,
  serviceName,
  shortAddress,
  visitStart,
} from '@dustforce/office/booking'
import { type Business, businessIn, visitOf } from '@dustforce/office/company'
import { contactRulesOf } from '@dustforce/office/contact/of'
import { languagePath } from '@dustforce/office/language'
import type { OwnBooking } from './own-booking.ts'
import { pageWordsFor } from './page-words.ts'

/** The duration of a visit in a calendar when nobody has said how long it takes. */
const usualMinutes = 180
const refreshMinutes = 60
const dayMs = 86_400_000

/**
 * A booking as a calendar file or as the feed that follows it. The visit keeps its id; its version rises with every change of the booking. A canceled
 * one stays in the feed for thirty days, with a word in its title for programs that do not know the status, and then leaves it. No name or note, the street in
 * the file alone, and a page that opens nothing by itself: calendars are shared, and a feed's address is kept by others.
 */
export function bookingCalendar(
  booking: OwnBooking,
  {
    now,
    business,
    siteUrl,
    as,
  }: {
    readonly now: number
    readonly business: Business
    readonly siteUrl: string
    readonly as: 'file' | 'feed'
  },
): string {
  const { record, updatedAt } = booking
  const shown = businessIn(business, record.language)
  const { company, policy, priceBook } = shown
  const stage = ownBookingStage({ ...record, holdExpiresAt: booking.holdExpiresAt }, now, policy)
  const startsAt = visitStart(record, policy.zone)
  const canceled = stage === 'canceled'
  const isShown =
    stage !== 'unpaid' && stage !== 'lapsed' && !(canceled && now > updatedAt + ownBookingDays * dayMs)
  const words = pageWordsFor(record.language)
  const url = `${siteUrl}${languagePath(company, record.language)}/booking`
  const title = `${company.name}: ${serviceName(record.serviceType, priceBook)}`
  const event: CalendarEvent[] =
    startsAt === null || !isShown
      ? []
      : [
          {
            uid: `${record.id}@${new URL(siteUrl).host}`,
            zone: policy.zone,
            startsAt,
            durationMinutes: booking.durationMinutes ?? usualMinutes,
            // Without a method this is the time of the last change, so that an unchanged feed has the same bytes.
            madeAt: updatedAt,
            url,
            location:
              (as === 'file' && shortAddress(record.address, contactRulesOf(company.address))) || undefined,
            description: words.toSee(url, company.phone),
            summary: canceled ? words.canceled(title) : title,
            sequence: booking.version,
            changedAt: updatedAt,
            canceled,
          },
        ]
  return as === 'file'
    ? toICalendar(...event)
    : toCalendarFeed({ name: words.visitsOf(company.name, visitOf(shown)), refreshMinutes }, ...event)
}
