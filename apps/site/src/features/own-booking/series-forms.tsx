import type { PriceBook } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { addDays, businessDateOf, isBusinessDate, slotsOn } from '@dustforce/core/schedule'
import type { OwnSeries } from '@dustforce/office/booking'
import { nameIn } from '@dustforce/office/company'
import { formatLongDate, timeWords } from '@dustforce/office/language'
import { offeredIntervals } from '@dustforce/office/series'
import { datesNear, pauseWeeks, type SeriesChange } from '@dustforce/office/series/change'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Select } from '@dustforce/ui/select'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import { type ReactNode, useState } from 'react'
import { focusOnAppear } from './focus-on-appear.ts'
import * as words from './series-words.en.ts'

interface FormProps {
  readonly series: OwnSeries
  readonly onAsk: (change: SeriesChange) => void
  readonly onClose: () => void
}

/** The choice of a pause until a day that is not in the list. */
const otherDay = 'day'

/** Asks from which visit on there is a pause, and until when. */
export function PauseForm({ series, onAsk, onClose }: FormProps) {
  const visits = series.visits.filter(({ canEnd }) => canEnd)
  const [from, setFrom] = useState(visits[0]?.date)
  const [count, setCount] = useState<number | null>(2)
  const [day, setDay] = useState('')
  if (from === undefined) return null
  const until = count === null ? day : addDays(from, 7 * count)
  return (
    <ChangeForm
      label={words.pause}
      onClose={onClose}
      onSubmit={() => {
        if (isBusinessDate(until)) onAsk({ kind: 'pause', from, until })
      }}
    >
      <VisitSelect
        label={words.pauseFrom}
        visits={visits}
        value={from}
        onChoose={({ date }) => setFrom(date)}
      />
      <Select
        label={words.backOn}
        value={String(count ?? otherDay)}
        options={[
          ...pauseWeeks.map((weeks) => ({
            value: String(weeks),
            label: words.weeks(formatLongDate(addDays(from, 7 * weeks)), weeks),
          })),
          { value: otherDay, label: words.otherDay },
        ]}
        onChange={({ target }) => setCount(target.value === otherDay ? null : Number(target.value))}
      />
      {count === null ? (
        <TextField
          label={words.thatDay}
          type="date"
          required
          min={addDays(from, 1)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      ) : null}
    </ChangeForm>
  )
}

/** Returns how often visits can be by the series' own prices, each named as today's price list names it in this language, where it has it. */
export function intervalsOf({ offered }: Pick<OwnSeries, 'offered'>, book: PriceBook): OwnSeries['offered'] {
  const named = offeredIntervals(book)
  return offered.map(({ every, name }) => ({
    every,
    name: named.find((one) => one.every === every)?.name ?? name,
  }))
}

/** Asks for another day, time or rhythm of a visit and all that follow it. */
export function RearrangeForm({ series, onAsk, onClose }: FormProps) {
  const { policy, priceBook } = useBusiness()
  const visits = series.visits.filter(({ canEnd }) => canEnd)
  const [first, setFirst] = useState(visits[0])
  const [date, setDate] = useState(visits[0]?.date)
  const [minute, setMinute] = useState(series.minute)
  const [every, setEvery] = useState(series.every)
  if (first === undefined || date === undefined) return null
  const now = Date.now()
  const today = businessDateOf(now, policy.zone)
  const open = datesNear(policy, first.date, today)
  const intervals = intervalsOf(series, priceBook)
  const ask = () =>
    onAsk({
      ...{ kind: 'rearrange', from: first.original },
      ...(date !== first.date && { date }),
      ...(minute !== series.minute && { minute }),
      ...(every !== series.every && { every: intervals.find((one) => one.every === every)?.every }),
    })
  return (
    <ChangeForm label={words.rearrange} onClose={onClose} onSubmit={ask}>
      <VisitSelect
        label={words.fromVisit}
        visits={visits}
        value={first.date}
        onChoose={(visit) => {
          setFirst(visit)
          setDate(visit.date)
        }}
      />
      <Select
        label={words.howOften}
        value={every}
        options={intervals.map((one) => ({ value: one.every, label: one.name }))}
        onChange={({ target }) => setEvery(target.value)}
      />
      <Select
        label={words.firstOn}
        value={date}
        options={open.map((day) => ({ value: day, label: formatLongDate(day) }))}
        onChange={({ target }) => isBusinessDate(target.value) && setDate(target.value)}
      />
      <Select
        label={words.startTime}
        value={String(minute)}
        options={slotsOn(policy, date, 0).map((slot) => ({
          value: String(slot.minute),
          label: timeWords(slot.label),
        }))}
        onChange={({ target }) => setMinute(Number(target.value))}
      />
    </ChangeForm>
  )
}

/** Asks for other extras of a visit and all that follow it. */
export function ExtrasForm({ series, onAsk, onClose }: FormProps) {
  const business = useBusiness()
  const visits = series.visits.filter(({ canEnd }) => canEnd)
  const [first, setFirst] = useState(visits[0])
  const [chosen, setChosen] = useState(() =>
    series.extras.filter(({ isBooked }) => isBooked).map(({ id }) => id),
  )
  if (first === undefined) return null
  return (
    <ChangeForm
      label={words.extras}
      onClose={onClose}
      onSubmit={() => onAsk({ kind: 'rearrange', from: first.original, edits: { addOns: chosen } })}
    >
      <VisitSelect label={words.fromVisit} visits={visits} value={first.date} onChoose={setFirst} />
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="pb-1.5 text-sm font-medium">{words.everyVisit}</legend>
        <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
          {series.extras.map(({ id, name, unit, amountCents }) => (
            <Checkbox
              key={id}
              label={nameIn(business, name)}
              hint={`${formatMoney(amountCents, business.money)}${unit === '' ? '' : ` (${nameIn(business, unit)})`}`}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </div>
      </fieldset>
    </ChangeForm>
  )
}

interface VisitSelectProps {
  readonly label: string
  readonly visits: OwnSeries['visits']
  readonly value: string
  readonly onChoose: (visit: OwnSeries['visits'][number]) => void
}

function VisitSelect({ label, visits, value, onChoose }: VisitSelectProps) {
  return (
    <Select
      label={label}
      value={value}
      options={visits.map(({ date }) => ({ value: date, label: formatLongDate(date) }))}
      onChange={({ target }) => {
        const visit = visits.find(({ date }) => date === target.value)
        if (visit !== undefined) onChoose(visit)
      }}
    />
  )
}

interface ChangeFormProps {
  readonly label: string
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

function ChangeForm({ label, onSubmit, onClose, children }: ChangeFormProps) {
  return (
    <form
      ref={focusOnAppear}
      tabIndex={-1}
      noValidate
      aria-label={label}
      className="grid gap-4 pt-4 outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <h3 className="font-semibold">{label}</h3>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{words.lookAt}</Button>
        <Button variant="secondary" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
