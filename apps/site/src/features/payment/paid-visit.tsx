import type { OwnBookingPage } from '@dustforce/office/booking'
import { exactAmount, nameIn, zoneName } from '@dustforce/office/company'
import { companyValues } from '@dustforce/office/company/company-values'
import { formatLongDate } from '@dustforce/office/language'
import { fill } from '@dustforce/office/texts/fill'
import payment from '@dustforce/office/texts/payment.en.json'
import { Button } from '@dustforce/ui/button'
import { buttonLook } from '@dustforce/ui/button-look'
import { useBusiness } from '@dustforce/ui/use-business'
import { saidIn } from '../../texts/said-in.ts'
import { factsOfVisit } from '../../visit/facts-of-visit.ts'
import { VisitFacts } from '../../visit/visit-facts.tsx'
import * as words from './words.en.ts'

interface PaidVisitProps {
  /** Where the booking's own page is; without its link, the page that sends one. */
  readonly href: string
  /** Null when it could not be asked for. */
  readonly booking: OwnBookingPage | null
  readonly onSaveCalendar: (file: string) => void
}

/** Shows what was just paid for: when, where and how long, the way to it and into a calendar, and what happens next. */
export function PaidVisit({ href, booking, onSaveCalendar }: PaidVisitProps) {
  const business = useBusiness()
  const { money } = business
  const visit = booking?.visit ?? null
  const calendar = visit?.calendar ?? null
  const following = followingVisit(booking)
  return (
    <>
      {booking === null ? null : (
        <section aria-labelledby="paid-visit" className="grid w-full gap-3 border-t border-line pt-5">
          <h2 id="paid-visit" className="text-title">
            {nameIn(business, booking.service)}
          </h2>
          <VisitFacts facts={factsOfVisit(booking)} />
          <p className="text-sm text-muted">{words.localTimes(zoneName(business))}</p>
        </section>
      )}
      <p className="flex w-full flex-wrap gap-3 max-sm:*:w-full">
        <a href={href} className={buttonLook({ variant: 'primary' })}>
          {words.seeBooking}
        </a>
        {calendar === null ? null : (
          <Button variant="secondary" onClick={() => onSaveCalendar(calendar)}>
            {words.addToCalendar}
          </Button>
        )}
      </p>
      <section aria-labelledby="what-next" className="grid gap-2">
        <h2 id="what-next" className="font-semibold">
          {words.whatNext}
        </h2>
        <ol className="grid list-decimal gap-1.5 pl-5 marker:text-muted">
          <li>{words.byEmail}</li>
          <li>{fill(saidIn(business, 'payment', payment).team, companyValues(business))}</li>
          {visit === null ? null : <li>{visit.prepare}</li>}
          {following === undefined ? null : (
            <li>
              {words.following(formatLongDate(following.date), exactAmount(following.totalCents, money))}
            </li>
          )}
        </ol>
      </section>
    </>
  )
}

/** The visit that takes place after the one that was paid for, where they repeat. */
function followingVisit(booking: OwnBookingPage | null) {
  const visits = booking?.series?.visits ?? []
  return visits.slice(visits.findIndex(({ isThis }) => isThis) + 1).find(({ canEnd }) => canEnd)
}
