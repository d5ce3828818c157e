import {
  businessDateOf,
  formatInstant,
  formatLongDate,
  instantOf,
  isBusinessDate,
} from '@dustforce/core/schedule'
import { bookableDays } from '@dustforce/core/schedule/office-rules'
import type { OwnBookingPage } from '@dustforce/office/booking'
import type { OwnBookingTimes } from '@dustforce/supabase/own-booking'
import { Button } from '@dustforce/ui/button'
import { Calendar } from '@dustforce/ui/calendar'
import { Notice } from '@dustforce/ui/notice'
import { Select } from '@dustforce/ui/select'
import { useBusiness } from '@dustforce/ui/use-business'
import { type ReactNode, useCallback, useState } from 'react'
import { FreeTermNote } from '../../patterns/free-term-note.tsx'
import { type ChangeActs, refusalText } from './change-acts.ts'
import { focusOnAppear } from './focus-on-appear.ts'
import { NoAnswerNotice } from './no-answer-notice.tsx'
import { type Panel, PanelView, usePanel } from './panel.tsx'

interface MovePanelProps {
  readonly page: OwnBookingPage
  readonly acts: Pick<ChangeActs, 'openTimes' | 'move'>
  readonly onDone: (text: string) => void
  readonly onClose: () => void
}

/** Chooses another open time, says what follows, and moves the booking there. Nothing is paid again. */
export default function MovePanel(props: MovePanelProps) {
  const { policy } = useBusiness()
  const { page, acts, onClose } = props
  const { openTimes } = acts
  const panel = usePanel(
    useCallback(
      () => openTimes(businessDateOf(Date.now(), policy.zone), policy.lookaheadDays),
      [openTimes, policy],
    ),
  )
  return (
    <PanelView panel={panel} phone={page.company.phone} height="h-96" onClose={onClose}>
      {(times) => <Times {...props} panel={panel} times={times} />}
    </PanelView>
  )
}

interface TimesProps extends MovePanelProps {
  readonly panel: Panel<OwnBookingTimes>
  readonly times: OwnBookingTimes
}

function Times({ page, acts, panel, times, onDone, onClose }: TimesProps) {
  const { policy } = useBusiness()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const [step, setStep] = useState<'choose' | 'confirm'>('choose')

  const day = times.days.find((one) => one.date === date)
  const slot = day?.slots.find((one) => one.label === time && one.open)
  const { movesLeft, movableUntil, rules } = times.terms
  const startsAt =
    slot === undefined || !isBusinessDate(date) ? null : instantOf(date, slot.minute, policy.zone)
  const target = isBusinessDate(date) ? `${formatLongDate(date)} at ${time}` : ''
  const free =
    startsAt === null || rules === null ? null : (
      <FreeTermNote terms={rules} startsAt={startsAt} now={rules.now} />
    )

  const move = async (minute: number) => {
    const answer = await panel.act(`${date} ${minute}`, (actId) => acts.move(actId, date, minute))
    if (answer === undefined) return
    if (answer.ok) {
      onDone(`Your booking is moved to ${target}. You get an e-mail.`)
      return
    }
    if (answer.reason === 'unavailable') return
    setRefusal(refusalText(answer))
    setStep('choose')
    setTime('')
    panel.look()
  }

  if (step === 'confirm' && slot !== undefined)
    return (
      <ConfirmMove
        panel={panel}
        from={page.visit?.when ?? ''}
        target={target}
        free={free}
        onMove={() => void move(slot.minute)}
        onBack={() => {
          setStep('choose')
          panel.choose()
        }}
      />
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
          : `You can move it here until ${formatInstant(movableUntil, policy.zone)}`}
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
          <div aria-live="polite">{free}</div>
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

interface ConfirmMoveProps {
  readonly panel: Panel<OwnBookingTimes>
  readonly from: string
  readonly target: string
  /** Until when the new time is free to cancel. */
  readonly free: ReactNode
  readonly onMove: () => void
  readonly onBack: () => void
}

function ConfirmMove({ panel, from, target, free, onMove, onBack }: ConfirmMoveProps) {
  return (
    <div className="grid gap-4 pt-4">
      <h3 ref={focusOnAppear} tabIndex={-1} className="font-semibold outline-none">
        Move your booking?
      </h3>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">From</dt>
        <dd>{from}</dd>
        <dt className="text-muted">To</dt>
        <dd className="font-semibold">{target}</dd>
        <dt className="text-muted">To pay</dt>
        <dd>Nothing: the price stays.</dd>
      </dl>
      {free}
      <p className="text-sm text-muted">
        Did you add the old time to your calendar from a file? Delete it there; a calendar that you follow
        changes by itself.
      </p>
      {panel.isUnclear ? <NoAnswerNotice /> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={panel.busy} busyLabel="Moving..." onClick={onMove}>
          Move my booking
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Choose another time
        </Button>
      </div>
    </div>
  )
}
