import { businessDateOf, instantOf, isBusinessDate } from '@dustforce/core/schedule'
import { bookableDays } from '@dustforce/core/schedule/office-rules'
import type { OwnBookingPage } from '@dustforce/office/booking'
import { zoneName } from '@dustforce/office/company'
import { formatInstant, formatLongDate, sentence, timeWords } from '@dustforce/office/language'
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
import * as words from './move-words.en.ts'
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
  const business = useBusiness()
  const { policy } = business
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
  const business = useBusiness()
  const { policy } = business
  const [refusal, setRefusal] = useState<string | null>(null)
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const [step, setStep] = useState<'choose' | 'confirm'>('choose')

  const offered = bookableDays(times.days)
  const days = {
    ...offered,
    disabledReason: (closed: string) => {
      const reason = offered.disabledReason(closed)
      return reason === null ? null : sentence(reason)
    },
  }
  const day = times.days.find((one) => one.date === date)
  const slot = day?.slots.find((one) => one.label === time && one.open)
  const { movesLeft, movableUntil, rules } = times.terms
  const startsAt =
    slot === undefined || !isBusinessDate(date) ? null : instantOf(date, slot.minute, policy.zone)
  const target = isBusinessDate(date) ? words.at(formatLongDate(date), timeWords(time)) : ''
  const free =
    startsAt === null || rules === null ? null : (
      <FreeTermNote terms={rules} startsAt={startsAt} now={rules.now} />
    )

  const move = async (minute: number) => {
    const answer = await panel.act(`${date} ${minute}`, (actId) => acts.move(actId, date, minute))
    if (answer === undefined) return
    if (answer.ok) {
      onDone(words.movedTo(target))
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
      aria-label={words.form}
      className="grid gap-4 pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (slot !== undefined) setStep('confirm')
      }}
    >
      {refusal === null ? null : (
        <Notice tone="warning" announce="assertive" title={words.notMoved}>
          {refusal}
        </Notice>
      )}
      <p className="text-sm text-muted">
        {movableUntil === null ? '' : words.movableUntil(formatInstant(movableUntil, policy.zone))}
        {movesLeft === null ? '.' : words.times(movesLeft)}
      </p>
      <div className="grid gap-5 sm:grid-cols-[1.25fr_1fr]">
        <fieldset className="min-w-0">
          <legend className="pb-1.5 text-sm font-medium">{words.newDate}</legend>
          <Calendar
            {...days}
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
            label={words.newTime(zoneName(business))}
            placeholder={date === '' ? words.chooseDateFirst : words.selectTime}
            disabled={date === ''}
            value={time}
            options={(day?.slots ?? []).map(({ label, open }) => ({
              value: label,
              label: open ? timeWords(label) : words.notAvailable(timeWords(label)),
              disabled: !open,
            }))}
            onChange={(event) => setTime(event.target.value)}
          />
          <div aria-live="polite">{free}</div>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={slot === undefined}>
          {words.goOn}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.keepTime}
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
        {words.moveIt}
      </h3>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{words.from}</dt>
        <dd>{from}</dd>
        <dt className="text-muted">{words.to}</dt>
        <dd className="font-semibold">{target}</dd>
        <dt className="text-muted">{words.toPay}</dt>
        <dd>{words.nothing}</dd>
      </dl>
      {free}
      <p className="text-sm text-muted">{words.oldFile}</p>
      {panel.isUnclear ? <NoAnswerNotice /> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={panel.busy} busyLabel={words.moving} onClick={onMove}>
          {words.move}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {words.chooseAnother}
        </Button>
      </div>
    </div>
  )
}
