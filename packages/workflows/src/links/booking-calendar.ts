import { ownBookingDays, ownBookingStage, serviceName, visitStart } from '@dustforce/core/booking'
import { gtaCompany } from '@dustforce/core/company'
import type { BusinessPolicy } from '@dustforce/core/schedule'
import { type CalendarEvent, toCalendarFeed, toICalendar } from '@dustforce/core/schedule/to-icalendar'
import type { OwnBooking } from '@dustforce/ports'

/** How long a visit takes in a calendar when nobody has said how long. */
const usualMinutes = 180
const refreshMinutes = 60
const dayMs = 86_400_000

/**
 * A booking as a calendar file or as the feed that follows it. The visit keeps its id; its version rises with every change of the booking. A canceled
 * one stays in the feed for thirty days, with a word in its title for programs that do not know the status, and then leaves it. No address, name or note:
 * calendars are shared, and a feed's address is kept by others.
 */
export function bookingCalendar(
  booking: OwnBooking,
  {
    now,
    policy,
    host,
    as,
  }: {
    readonly now: number
    readonly policy: Pick<BusinessPolicy, 'zone'>
    readonly host: string
    readonly as: 'file' | 'feed'
  },
): string {
  const { record, updatedAt } = booking
  const stage = ownBookingStage({ ...record, holdExpiresAt: booking.holdExpiresAt }, now, policy)
  const startsAt = visitStart(record, policy.zone)
  const canceled = stage === 'canceled'
  const isShown =
    stage !== 'unpaid' && stage !== 'lapsed' && !(canceled && now > updatedAt + ownBookingDays * dayMs)
  const title = `${gtaCompany.name}: ${serviceName(record.serviceType)}`
  const event: CalendarEvent[] =
    startsAt === null || !isShown
      ? []
      : [
          {
            uid: `${record.id}@${host}`,
            zone: policy.zone,
            startsAt,
            durationMinutes: booking.durationMinutes ?? usualMinutes,
            // Without a method this is the time of the last change, so that an unchanged feed has the same bytes.
            madeAt: updatedAt,
            summary: canceled ? `Canceled: ${title}` : title,
            sequence: booking.version,
            changedAt: updatedAt,
            canceled,
          },
        ]
  return as === 'file'
    ? toICalendar(...event)
    : toCalendarFeed({ name: `${gtaCompany.name} cleaning`, refreshMinutes }, ...event)
}
