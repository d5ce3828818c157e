import {
  businessDateOf,
  formatInstant,
  formatLongDate,
  gtaPolicy,
  instantOf,
  isBusinessDate,
} from '@dustforce/core/schedule'
import { bookableDays } from '@dustforce/core/schedule/office-rules'
import type { OwnBookingPage } from '@dustforce/office/booking'
import type { OwnBookingRefusal, OwnBookingTimes } from '@dustforce/supabase/own-booking'
import { Button } from '@dustforce/ui/button'
import { Calendar } from '@dustforce/ui/calendar'
import { Notice } from '@dustforce/ui/notice'
import { Select } from '@dustforce/ui/select'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useBusy } from '@dustforce/ui/use-busy'
import { useCallback, useEffect, useRef, useState } from 'react'
import { FreeTermNote } from '../../patterns/free-term-note.tsx'
import { type ChangeActs, refusalText } from './change-acts.ts'
import { focusOnAppear } from './focus-on-appear.ts'
import { NoAnswerNotice } from './no-answer-notice.tsx'
import { PanelProblem } from './panel-problem.tsx'
import { useActId } from './use-act-id.ts'

interface MovePanelProps {
  readonly page: OwnBookingPage
  readonly acts: Pick<ChangeActs, 'openTimes' | 'move'>
  readonly onDone: (text: string) => void
  readonly onClose: () => void
}

/** Chooses another open time, says what follows, and moves the booking there. Nothing is paid again. */
export default function MovePanel({ page, acts, onDone, onClose }: MovePanelProps) {
  const [times, setTimes] = useState<OwnBookingTimes | null>(null)
  const [problem, setProblem] = useState<OwnBookingRefusal | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const [step, setStep] = useState<'choose' | 'confirm'>('choose')
  const [isUnclear, setUnclear] = useState(false)
  const [busy, run] = useBusy(() => setUnclear(true))
  const actId = useActId()
  const { openTimes } = acts
  const lastLoad = useRef(0)

  const load = useCallback(async () => {
    setProblem(null)
    lastLoad.current += 1
    const nr = lastLoad.current
    const today = businessDateOf(Date.now(), gtaPolicy.zone)
    const answer = await openTimes(today, gtaPolicy.lookaheadDays)
    // Another look was taken meanwhile, at what is open since.
    if (nr !== lastLoad.current) return
    if (answer.ok) setTimes(answer.value)
    else setProblem(answer)
  }, [openTimes])
  useEffect(() => void load(), [load])

  if (problem !== null)
    return (
      <PanelProblem
        refusal={problem}
        phone={page.company.phone}
        onRetry={() => void load()}
        onClose={onClose}
      />
    )
  if (times === null) return <Skeleton className="mt-4 h-96" />

  const day = times.days.find((one) => one.date === date)
  const slot = day?.slots.find((one) => one.label === time && one.open)
  const { movesLeft, movableUntil, rules } = times.terms
  const startsAt =
    slot === undefined || !isBusinessDate(date) ? null : instantOf(date, slot.minute, gtaPolicy.zone)
  const target = isBusinessDate(date) ? `${formatLongDate(date)} at ${time}` : ''

  const move = async () => {
    if (slot === undefined) return
    const answer = await run(() => acts.move(actId.of(`${date} ${slot.minute}`), date, slot.minute))
    if (answer === undefined) return
    actId.settle(answer)
    setUnclear(!answer.ok && answer.reason === 'unavailable')
    if (answer.ok) {
      onDone(`Your booking is moved to ${target}. You get a letter.`)
      return
    }
    if (answer.reason === 'unavailable') return
    setRefusal(refusalText(answer))
    setStep('choose')
    setTime('')
    void load()
  }

  if (step === 'confirm' && slot !== undefined)
    return (
      <div className="grid gap-4 pt-4">
        <h3 ref={focusOnAppear} tabIndex={-1} className="font-semibold outline-none">
          Move your booking?
        </h3>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          <dt className="text-muted">From</dt>
          <dd>{page.visit === null ? '' : page.visit.when}</dd>
          <dt className="text-muted">To</dt>
          <dd className="font-semibold">{target}</dd>
          <dt className="text-muted">To pay</dt>
          <dd>Nothing: the price stays.</dd>
        </dl>
        {startsAt === null || rules === null ? null : (
          <FreeTermNote terms={rules} startsAt={startsAt} now={rules.now} />
        )}
        <p className="text-sm text-muted">
          Did you add the old time to your calendar by a file? Delete it there; a calendar that you follow
          changes by itself.
        </p>
        {isUnclear ? <NoAnswerNotice /> : null}
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} busyLabel="Moving..." onClick={() => void move()}>
            Move my booking
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setStep('choose')
              setUnclear(false)
            }}
          >
            Choose another time
          </Button>
        </div>
      </div>
    )

  return (
    <form
      noValidate
      aria-label="Choose another time"
      className="grid gap-4 pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (slot !== undefined) setStep('confirm')
      }}
    >
      {refusal === null ? null : (
        <Notice tone="warning" announce="assertive" title="Your booking was not moved">
          {refusal}
        </Notice>
      )}
      <p className="text-sm text-muted">
        {movableUntil === null
          ? ''
          : `You can move it here until ${formatInstant(movableUntil, gtaPolicy.zone)}`}
        {movesLeft === null ? '.' : `, ${movesLeft === 1 ? 'once more' : `${movesLeft} more times`}.`}
      </p>
      <div className="grid gap-5 sm:grid-cols-[1.25fr_1fr]">
        <fieldset className="min-w-0">
          <legend className="pb-1.5 text-sm font-medium">New date</legend>
          <Calendar
            {...bookableDays(times.days)}
            weekStart="monday"
            value={date === '' ? null : date}
            onChange={(chosen) => {
              setDate(chosen)
              setTime('')
              setRefusal(null)
            }}
          />
        </fieldset>
        <div className="grid content-start gap-4">
          <Select
            label="New start time (Toronto)"
            placeholder={date === '' ? 'Choose a date first' : 'Select a time'}
            disabled={date === ''}
            value={time}
            options={(day?.slots ?? []).map(({ label, open }) => ({
              value: label,
              label: open ? label : `${label} (not available)`,
              disabled: !open,
            }))}
            onChange={(event) => setTime(event.target.value)}
          />
          <div aria-live="polite">
            {startsAt === null || rules === null ? null : (
              <FreeTermNote terms={rules} startsAt={startsAt} now={rules.now} />
            )}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={slot === undefined}>
          Continue
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep my time
        </Button>
      </div>
    </form>
  )
}
