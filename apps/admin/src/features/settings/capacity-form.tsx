import { gtaPolicy, weekdayName } from '@dustforce/core/schedule'
import { settings } from '@dustforce/office/settings'
import type { CapacityLimits } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import type { FormEvent, ReactNode } from 'react'
import { useKept } from '../../app/use-kept.ts'

export interface CapacityFormProps {
  readonly limits: CapacityLimits
  readonly busy: boolean
  /** What other limits do to what is booked. */
  readonly consequences?: (limits: CapacityLimits) => ReactNode
  readonly onSave: (limits: CapacityLimits) => void
}

/** The limits of each weekday and of the crews; empty fields do not limit. */
export function CapacityForm({ limits, busy, consequences, onSave }: CapacityFormProps) {
  const [typed, setTyped] = useKept<Readonly<Record<keyof CapacityLimits, string>>>('limits', () => ({
    monday_limit: textOf(limits.monday_limit),
    tuesday_limit: textOf(limits.tuesday_limit),
    wednesday_limit: textOf(limits.wednesday_limit),
    thursday_limit: textOf(limits.thursday_limit),
    friday_limit: textOf(limits.friday_limit),
    saturday_limit: textOf(limits.saturday_limit),
    sunday_limit: textOf(limits.sunday_limit),
    crews: textOf(limits.crews),
    crew_buffer_minutes: textOf(limits.crew_buffer_minutes),
  }))
  const read = {
    monday_limit: settings.monday_limit.read(typed.monday_limit),
    tuesday_limit: settings.tuesday_limit.read(typed.tuesday_limit),
    wednesday_limit: settings.wednesday_limit.read(typed.wednesday_limit),
    thursday_limit: settings.thursday_limit.read(typed.thursday_limit),
    friday_limit: settings.friday_limit.read(typed.friday_limit),
    saturday_limit: settings.saturday_limit.read(typed.saturday_limit),
    sunday_limit: settings.sunday_limit.read(typed.sunday_limit),
    crews: settings.crews.read(typed.crews),
    crew_buffer_minutes: settings.crew_buffer_minutes.read(typed.crew_buffer_minutes),
  }
  const numberOf = (name: keyof CapacityLimits) => (read[name].ok ? read[name].value : null)
  const next: CapacityLimits = {
    monday_limit: numberOf('monday_limit'),
    tuesday_limit: numberOf('tuesday_limit'),
    wednesday_limit: numberOf('wednesday_limit'),
    thursday_limit: numberOf('thursday_limit'),
    friday_limit: numberOf('friday_limit'),
    saturday_limit: numberOf('saturday_limit'),
    sunday_limit: numberOf('sunday_limit'),
    crews: numberOf('crews'),
    crew_buffer_minutes: numberOf('crew_buffer_minutes') ?? 0,
  }
  const closed = weekdayLimits.flatMap((name, index) =>
    next[name] === 0 ? [`${weekdayName((gtaPolicy.weekStart + index) % 7)}s`] : [],
  )
  const isWrong = Object.values(read).some(({ ok }) => !ok)
  const isChanged = JSON.stringify(next) !== JSON.stringify({ ...next, ...limits })
  const field = (name: keyof CapacityLimits, label: string, hint?: string) => (
    <TextField
      key={name}
      size="sm"
      label={label}
      hint={hint}
      inputMode="numeric"
      error={read[name].ok ? undefined : read[name].message}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  )
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!isWrong && isChanged && !busy) onSave(next)
      }}
    >
      <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <legend className="pb-2 text-muted text-sm">
          Bookings on one day of the week, where it takes fewer than other days
        </legend>
        {weekdayLimits.map((name, index) => field(name, weekdayName((gtaPolicy.weekStart + index) % 7)))}
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        {field('crews', 'Crews at a time', 'Empty: only the limit of the day counts')}
        {field('crew_buffer_minutes', 'Minutes between jobs', 'For the way from one home to the next')}
      </div>
      <p className="text-muted text-sm">
        With crews set, a time is offered while one of them is free for the whole job. What is booked stays
        booked.
      </p>
      {isWrong || !isChanged || closed.length === 0 ? null : (
        <Notice tone="warning" announce="polite">
          {closed.length === weekdayLimits.length
            ? 'Limit 0 on every day closes the website: nobody can book any day.'
            : `Limit 0 means that nobody can book ${closed.join(', ')}.`}
        </Notice>
      )}
      {isWrong || !isChanged ? null : consequences?.(next)}
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        busy={busy}
        busyLabel="Saving..."
        disabled={isWrong || !isChanged}
      >
        Save weekdays and crews
      </Button>
    </form>
  )
}

const weekdayLimits = [
  'monday_limit',
  'tuesday_limit',
  'wednesday_limit',
  'thursday_limit',
  'friday_limit',
  'saturday_limit',
  'sunday_limit',
] as const

function textOf(limit: number | null): string {
  return limit === null ? '' : String(limit)
}
