import type { OwnBookingPage } from '@dustforce/office/booking'
import { nameIn, zoneName } from '@dustforce/office/company'
import { Badge } from '@dustforce/ui/badge'
import { Button } from '@dustforce/ui/button'
import { buttonLook } from '@dustforce/ui/button-look'
import { useBusiness } from '@dustforce/ui/use-business'
import { factsOfVisit } from '../../visit/facts-of-visit.ts'
import { VisitFacts } from '../../visit/visit-facts.tsx'
import * as words from './booking-words.en.ts'
import { stageWords } from './visit-words.ts'

type Visit = NonNullable<OwnBookingPage['visit']>

interface VisitCardProps {
  readonly page: OwnBookingPage
  readonly visit: Visit
  /** The address at which calendar programs ask for the calendar that follows the booking. */
  readonly feedUrl: string | null
  readonly onSaveFile: (file: string) => void
}

/** Shows when the visit is, how long it takes, who comes and where, and how it gets into a calendar. */
export function VisitCard({ page, visit, feedUrl, onSaveFile }: VisitCardProps) {
  const business = useBusiness()
  const { stage, service } = page
  const { calendar } = visit
  return (
    <section
      aria-labelledby="visit"
      className="rounded-lg border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="visit" className="text-title">
          {nameIn(business, service)}
        </h2>
        <Badge tone={stage === 'upcoming' ? 'success' : stage === 'unpaid' ? 'warning' : 'neutral'}>
          {visit.isUnderWay ? words.underWay : stageWords[stage]}
        </Badge>
      </div>
      <VisitFacts facts={factsOfVisit(page)} className="pt-4" />
      <p className="pt-2 text-sm text-muted">{words.localTimes(zoneName(business))}</p>
      {calendar === null || stage !== 'upcoming' ? null : (
        <div className="flex flex-wrap gap-3 pt-5">
          <Button variant="secondary" onClick={() => onSaveFile(calendar)}>
            {words.addToCalendar}
          </Button>
          {feedUrl === null ? null : (
            <a href={feedUrl.replace(/^https?:/, 'webcal:')} className={buttonLook({ variant: 'secondary' })}>
              {words.follow}
            </a>
          )}
        </div>
      )}
      {feedUrl === null || stage !== 'upcoming' ? null : (
        <details className="pt-1 text-sm">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-muted underline underline-offset-4">
            {words.nothingOpens}
          </summary>
          <p>{words.calendarHelp}</p>
          <p className="pt-1 wrap-anywhere select-all">{feedUrl}</p>
        </details>
      )}
      {stage === 'upcoming' ? (
        <>
          <h3 className="pt-6 font-semibold">{words.beforeWeArrive}</h3>
          <p className="pt-1">{visit.prepare}</p>
        </>
      ) : null}
    </section>
  )
}
