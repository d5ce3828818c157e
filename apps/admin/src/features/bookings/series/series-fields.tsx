import { addDays, businessDateOf, formatDate, isBusinessDate, slotsOn } from '@dustforce/core/schedule'
import { datesNear, pauseWeeks } from '@dustforce/office/series/change'
import type { Booking, BookingSeries } from '@dustforce/supabase/admin'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Select } from '@dustforce/ui/select'
import { useBusiness } from '@dustforce/ui/use-business'
import { DateField } from '../../../kit/date-field.tsx'
import { HomeFields } from '../acts/change-fields.tsx'
import { amount } from '../booking-words.ts'
import { type Kind, kindWords } from './series-words.ts'
import type { WantedChange } from './wanted-change.ts'

interface SeriesFieldsProps {
  readonly booking: Booking
  readonly series: BookingSeries
  readonly kinds: readonly Kind[]
  /** The visits that the change can be about, or begin with. */
  readonly visits: BookingSeries['visits']
  readonly wanted: WantedChange
  readonly now: number
  readonly busy: boolean
  readonly onWant: (change: Partial<WantedChange>) => void
}

/** The choice of a pause until a date. */
const untilDate = 'date'

const visitLabels: Partial<Record<Kind, string>> = {
  skip: 'Visit',
  'take-back': 'Visit',
  pause: 'First visit to leave out',
  end: 'First visit that no longer takes place',
}

/** The fields that say what is to become of visits that repeat. */
export function SeriesFields({
  booking,
  series,
  kinds,
  visits,
  wanted,
  now,
  busy,
  onWant,
}: SeriesFieldsProps) {
  const { policy } = useBusiness()
  const { kind, visit, weeks } = wanted
  const date = wanted.date ?? visit?.date
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Select
        label="What to do"
        value={kind}
        disabled={busy}
        options={kinds.map((value) => ({ value, label: kindWords[value] }))}
        onChange={({ target }) => {
          const chosen = kinds.find((one) => one === target.value)
          if (chosen !== undefined) onWant({ kind: chosen })
        }}
      />
      {visit === null ? null : (
        <Select
          label={visitLabels[kind] ?? 'From which visit on'}
          value={visit.original}
          disabled={busy}
          options={visits.map(({ original, date: day, time }) => ({
            value: original,
            label: `${formatDate(day)}, ${time}`,
          }))}
          onChange={({ target }) => {
            const chosen = visits.find(({ original }) => original === target.value)
            if (chosen !== undefined) onWant({ visit: chosen, date: null })
          }}
        />
      )}
      {kind === 'pause' ? (
        <>
          <Select
            label="For how long"
            value={String(weeks ?? untilDate)}
            disabled={busy}
            options={[
              ...pauseWeeks.map((count) => ({
                value: String(count),
                label: count === 1 ? '1 week' : `${count} weeks`,
              })),
              { value: untilDate, label: 'Until a date' },
            ]}
            onChange={({ target }) =>
              onWant({ weeks: target.value === untilDate ? null : Number(target.value) })
            }
          />
          {weeks === null && visit !== null ? (
            <DateField
              label="Visits again from"
              required
              min={addDays(visit.date, 1)}
              value={wanted.until}
              readOnly={busy}
              onChange={(until) => onWant({ until })}
            />
          ) : null}
        </>
      ) : null}
      {kind === 'rearrange' && visit !== null && date !== undefined ? (
        <>
          <Select
            label="The first of them on"
            value={date}
            disabled={busy}
            options={datesNear(policy, visit.date, businessDateOf(now, policy.zone)).map((day) => ({
              value: day,
              label: formatDate(day),
            }))}
            onChange={({ target }) => {
              if (isBusinessDate(target.value))
                onWant({ date: target.value === visit.date ? null : target.value })
            }}
          />
          <Select
            label="Start time"
            value={String(wanted.minute ?? series.minute)}
            disabled={busy}
            options={slotsOn(policy, date, 0).map(({ minute, label }) => ({ value: String(minute), label }))}
            onChange={({ target }) => {
              const minute = Number(target.value)
              onWant({ minute: minute === series.minute ? null : minute })
            }}
          />
          <Select
            label="How often"
            value={wanted.every ?? series.every}
            disabled={busy}
            options={series.offered.map(({ every, name }) => ({ value: every, label: name }))}
            onChange={({ target }) => onWant({ every: target.value === series.every ? null : target.value })}
          />
        </>
      ) : null}
      {kind === 'size' ? (
        <div className="sm:col-span-2">
          <HomeFields
            booking={booking}
            home={wanted.home}
            busy={busy}
            // Another service has other extras.
            onHome={(home) =>
              onWant({
                home: { ...wanted.home, ...home },
                ...(home.service !== undefined && { addOns: null }),
              })
            }
          />
          <Extras
            offered={series.extras.offered[wanted.home.service ?? booking.serviceType] ?? []}
            chosen={wanted.addOns ?? series.extras.booked}
            busy={busy}
            onChoose={(addOns) => onWant({ addOns })}
          />
        </div>
      ) : null}
    </div>
  )
}

function Extras({
  offered,
  chosen,
  busy,
  onChoose,
}: {
  readonly offered: BookingSeries['extras']['offered'][string]
  readonly chosen: readonly string[]
  readonly busy: boolean
  readonly onChoose: (ids: readonly string[]) => void
}) {
  const { money } = useBusiness()
  if (offered.length === 0) return null
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="pb-1.5 text-sm font-medium">Extras at every visit</legend>
      <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        {offered.map(({ id, name, amountCents }) => (
          <Checkbox
            key={id}
            label={name}
            hint={amount(amountCents, money)}
            checked={chosen.includes(id)}
            disabled={busy}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
