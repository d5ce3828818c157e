import type { OwnSeries } from '@dustforce/office/booking'
import { exactAmount } from '@dustforce/office/company'
import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { useRef, useState } from 'react'
import type { SeriesChange } from './change-acts.ts'
import { focusOnAppear } from './focus-on-appear.ts'
import { useSend } from './use-send.ts'

interface SeriesCardProps {
  readonly series: OwnSeries
  /** Resolves to null when it was done, or to why it was not. */
  readonly onChange: (change: SeriesChange) => Promise<string | null>
  /** The visits are others now. */
  readonly onChanged: () => void
}

/** The visits that repeat: each by itself, and their end, which is as easy as their beginning. */
export default function SeriesCard({ series, onChange, onChanged }: SeriesCardProps) {
  const { money } = useBusiness()
  const { often, isRunning, visits } = series
  const [asked, setAsked] = useState<SeriesChange | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const { busy, problem, setProblem, send } = useSend()
  const heading = useRef<HTMLHeadingElement>(null)
  const ending = visits.filter(({ canEnd }) => canEnd)
  const ask = (change: SeriesChange | null) => {
    setAsked(change)
    setProblem(null)
    setDone(null)
    if (change === null) heading.current?.focus()
  }
  const act = async (change: SeriesChange, said: string) => {
    if (!(await send(() => onChange(change)))) return
    ask(null)
    setDone(said)
    onChanged()
  }
  return (
    <section aria-labelledby="visits" className="rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 ref={heading} id="visits" tabIndex={-1} className="text-title outline-none">
        Your visits
      </h2>
      <p className="pt-1 text-muted">
        {isRunning ? `${often}. More follow in the same way, until you end them.` : 'No more visits follow.'}
      </p>
      {done === null ? null : (
        <Notice tone="success" announce="polite" className="mt-4">
          {done}
        </Notice>
      )}
      {problem === null ? null : (
        <Notice tone="danger" announce="assertive" className="mt-4">
          {problem}
        </Notice>
      )}
      <ol className="divide-y divide-line pt-2">
        {visits.map(({ original, when, totalCents, state, canEnd, isThis }) => (
          <li key={original} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2.5">
            <span className={isThis ? 'font-semibold' : undefined}>{when}</span>
            <span className="tabular-nums">{exactAmount(totalCents, money)}</span>
            <span className="text-sm text-muted">{isThis ? `This visit · ${state}` : state}</span>
            {canEnd && isRunning ? (
              <Button
                variant="ghost"
                size="sm"
                className="print:hidden"
                aria-label={`Skip the visit of ${when}`}
                onClick={() => ask({ act: 'skip-visit', original })}
              >
                Skip
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {asked === null ? (
        isRunning ? (
          <Button
            variant="danger-quiet"
            className="-ml-4.5 print:hidden"
            onClick={() => ask({ act: 'end-series', originals: ending.map(({ original }) => original) })}
          >
            End all visits to come
          </Button>
        ) : null
      ) : (
        <div ref={focusOnAppear} tabIndex={-1} className="grid gap-4 pt-4 outline-none print:hidden">
          <Question asked={asked} visits={visits} />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              busy={busy}
              busyLabel="One moment..."
              onClick={() =>
                void act(
                  asked,
                  asked.act === 'end-series' ? 'Your visits have ended.' : 'The visit is skipped.',
                )
              }
            >
              {asked.act === 'end-series' ? 'End my visits' : 'Skip this visit'}
            </Button>
            <Button variant="secondary" onClick={() => ask(null)}>
              Keep {asked.act === 'end-series' ? 'my visits' : 'it'}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

/** What follows, said before it is done. */
function Question({ asked, visits }: { readonly asked: SeriesChange } & Pick<OwnSeries, 'visits'>) {
  const off = visits.filter(({ original }) =>
    asked.act === 'end-series' ? asked.originals.includes(original) : asked.original === original,
  )
  const isEnd = asked.act === 'end-series'
  return (
    <div className="grid gap-1.5">
      <h3 className="font-semibold">{isEnd ? 'If you end your visits now' : 'If you skip this visit'}</h3>
      {off.length === 0 ? null : (
        <>
          <p>
            {off.length === 1 ? 'This visit is called off:' : `These ${off.length} visits are called off:`}
          </p>
          <ul className="list-disc pl-5">
            {off.map(({ original, when }) => (
              <li key={original}>{when}</li>
            ))}
          </ul>
        </>
      )}
      <p className="text-sm text-muted">
        {isEnd
          ? 'It costs nothing. Your card is not charged again, and no more visits follow. A visit that is paid already still takes place; it can be canceled by itself.'
          : 'It costs nothing, and your card is not charged for it. The visits after it stay as they are.'}
      </p>
    </div>
  )
}
