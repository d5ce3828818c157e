import { businessDateOf } from '@dustforce/core/schedule'
import type { OwnSeries } from '@dustforce/office/booking'
import { exactAmount } from '@dustforce/office/company'
import { formatLongDate, sentence, timeWords } from '@dustforce/office/language'
import type { SeriesChange } from '@dustforce/office/series/change'
import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { useRef, useState } from 'react'
import type { ChangeActs } from './change-acts.ts'
import { ExtrasForm, intervalsOf, PauseForm, RearrangeForm } from './series-forms.tsx'
import { SeriesPanel } from './series-panel.tsx'
import * as words from './series-words.en.ts'

interface SeriesCardProps {
  readonly series: OwnSeries
  /** The company's. */
  readonly phone: string
  readonly ask: ChangeActs['askOfSeries']
  /** The visits are others now. */
  readonly onChanged: () => void
}

/** The visits that repeat: each by itself, all that follow, and their end, which is as easy as their beginning. */
export default function SeriesCard({ series, phone, ask, onChanged }: SeriesCardProps) {
  const { policy, priceBook } = useBusiness()
  const { every, extras, isRunning, pauses, visits } = series
  const [open, setOpen] = useState<SeriesChange | 'pause' | 'rearrange' | 'extras' | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const show = (next: typeof open) => {
    setOpen(next)
    setDone(null)
  }
  const close = () => {
    setOpen(null)
    heading.current?.focus()
  }
  const often = intervalsOf(series, priceBook).find((one) => one.every === every)?.name
  const first = visits.find(({ canEnd }) => canEnd)
  const form = { series, onAsk: show, onClose: close }
  return (
    <section aria-labelledby="visits" className="rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 ref={heading} id="visits" tabIndex={-1} className="text-title outline-none">
        {words.title}
      </h2>
      <p className="pt-1 text-muted">{isRunning ? words.goesOn(often ?? words.repeating) : words.ended}</p>
      {pauses.map(({ from, to }) => (
        <p key={from} className="pt-1 font-medium">
          {words.paused(formatLongDate(from), formatLongDate(to))}
        </p>
      ))}
      {done === null ? null : (
        <Notice tone="success" announce="polite" className="mt-4">
          {done}
        </Notice>
      )}
      <VisitList visits={visits} onAsk={show} />
      {open === 'pause' ? (
        <PauseForm {...form} />
      ) : open === 'rearrange' ? (
        <RearrangeForm {...form} />
      ) : open === 'extras' ? (
        <ExtrasForm {...form} />
      ) : open !== null ? (
        <SeriesPanel
          key={JSON.stringify(open)}
          change={open}
          {...{ phone, ask }}
          onDone={(text) => {
            close()
            setDone(text)
            onChanged()
          }}
          onClose={close}
        />
      ) : isRunning ? (
        <div className="grid justify-items-start gap-3 pt-4 print:hidden">
          {first === undefined ? null : (
            <>
              <Button variant="secondary" onClick={() => show('rearrange')}>
                {words.rearrange}
              </Button>
              {extras.length === 0 ? null : (
                <Button variant="secondary" onClick={() => show('extras')}>
                  {words.extras}
                </Button>
              )}
              <Button variant="secondary" onClick={() => show('pause')}>
                {words.pause}
              </Button>
            </>
          )}
          {pauses.length === 0 ? null : (
            <Button variant="secondary" onClick={() => show({ kind: 'go-on' })}>
              {words.goOn}
            </Button>
          )}
          <Button
            variant="danger-quiet"
            className="-ml-4.5"
            onClick={() =>
              show({ kind: 'end', from: first?.date ?? businessDateOf(Date.now(), policy.zone) })
            }
          >
            {words.end}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** All visits, each with what can be done about it alone. */
function VisitList({
  visits,
  onAsk,
}: Pick<OwnSeries, 'visits'> & { readonly onAsk: (change: SeriesChange) => void }) {
  const { money } = useBusiness()
  return (
    <ol className="divide-y divide-line pt-2">
      {visits.map(({ original, date, time, totalCents, state, canEnd, canComeBack, isThis }) => {
        const when = words.at(formatLongDate(date), timeWords(time))
        const said = sentence(state)
        return (
          <li key={original} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2.5">
            <span className={isThis ? 'font-semibold' : undefined}>{when}</span>
            <span className="text-right tabular-nums">{exactAmount(totalCents, money)}</span>
            <span className="text-sm text-muted">{isThis ? words.thisVisit(said) : said}</span>
            {canEnd || canComeBack ? (
              <Button
                variant="ghost"
                size="sm"
                className="print:hidden"
                aria-label={canEnd ? words.skipVisit(when) : words.bringBackVisit(when)}
                onClick={() => onAsk({ kind: canEnd ? 'skip' : 'take-back', original })}
              >
                {canEnd ? words.skip : words.bringBack}
              </Button>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
