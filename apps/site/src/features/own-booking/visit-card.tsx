import type { OwnBookingPage } from '@dustforce/office/booking'
import { Badge } from '@dustforce/ui/badge'
import { Button } from '@dustforce/ui/button'
import { buttonLook } from '@dustforce/ui/button-look'
import { factsOfVisit } from '../../visit/facts-of-visit.ts'
import { VisitFacts } from '../../visit/visit-facts.tsx'
import { stageWords } from './visit-words.ts'

type Visit = NonNullable<OwnBookingPage['visit']>

interface VisitCardProps {
  readonly page: OwnBookingPage
  readonly visit: Visit
  /** Where calendar programs ask for the calendar that follows the booking. */
  readonly feedUrl: string | null
  readonly onSaveFile: (file: string) => void
}

/** When, how long, who comes and where, and how it gets into a calendar. */
export function VisitCard({ page, visit, feedUrl, onSaveFile }: VisitCardProps) {
  const { stage, service } = page
  const { calendar } = visit
  return (
    <section
      aria-labelledby="visit"
      className="rounded-lg border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="visit" className="text-title">
          {service}
        </h2>
        <Badge tone={stage === 'upcoming' ? 'success' : stage === 'unpaid' ? 'warning' : 'neutral'}>
          {visit.isUnderWay ? 'Under way' : stageWords[stage]}
        </Badge>
      </div>
      <VisitFacts facts={factsOfVisit(page)} className="pt-4" />
      <p className="pt-2 text-sm text-muted">Times are Toronto time.</p>
      {calendar === null || stage !== 'upcoming' ? null : (
        <div className="flex flex-wrap gap-3 pt-5">
          <Button variant="secondary" onClick={() => onSaveFile(calendar)}>
            Add to calendar
          </Button>
          {feedUrl === null ? null : (
            <a href={feedUrl.replace(/^https?:/, 'webcal:')} className={buttonLook({ variant: 'secondary' })}>
              Follow in my calendar
            </a>
          )}
        </div>
      )}
      {feedUrl === null || stage !== 'upcoming' ? null : (
        <details className="pt-1 text-sm">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-muted underline underline-offset-4">
            Nothing opens?
          </summary>
          <p>
            In Google Calendar or Outlook, add a calendar from this URL. Anyone who has it can see when we
            come.
          </p>
          <p className="pt-1 wrap-anywhere select-all">{feedUrl}</p>
        </details>
      )}
      {stage === 'upcoming' ? (
        <>
          <h3 className="pt-6 font-semibold">Before we arrive</h3>
          <p className="pt-1">{visit.prepare}</p>
        </>
      ) : null}
    </section>
  )
}
