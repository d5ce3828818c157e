import { gtaPolicy, weekdayName } from '@dustforce/core/schedule'
import { settings } from '@dustforce/office/settings'
import type { CapacityLimits } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import type { ReactNode } from 'react'
import { SaveButton } from '../../kit/save-button.tsx'
import { useCheckedForm } from '../../kit/use-checked-form.ts'

export interface CapacityFormProps {
  readonly limits: CapacityLimits
  readonly busy: boolean
  /** What other limits do to what is booked. */
  readonly consequences?: (limits: CapacityLimits) => ReactNode
  readonly onSave: (limits: CapacityLimits, seen: CapacityLimits) => void
}

/** The limits of each weekday and of the crews; empty fields do not limit. */
export function CapacityForm({ limits, busy, consequences, onSave }: CapacityFormProps) {
  const form = useCheckedForm<CapacityLimits>({
    ...{ keep: 'limits', stored: limits, busy, onSave },
    read: {
      monday_limit: (text) => settings.monday_limit.read(text),
      tuesday_limit: (text) => settings.tuesday_limit.read(text),
      wednesday_limit: (text) => settings.wednesday_limit.read(text),
      thursday_limit: (text) => settings.thursday_limit.read(text),
      friday_limit: (text) => settings.friday_limit.read(text),
      saturday_limit: (text) => settings.saturday_limit.read(text),
      sunday_limit: (text) => settings.sunday_limit.read(text),
      crews: (text) => settings.crews.read(text),
      crew_buffer_minutes: (text) => settings.crew_buffer_minutes.read(text),
    },
  })
  const closed = weekdayLimits.flatMap((name, index) =>
    form.next[name] === 0 ? [`${weekdayName((gtaPolicy.weekStart + index) % 7)}s`] : [],
  )
  const field = (name: keyof CapacityLimits, label: string, hint?: string) => (
    <TextField key={name} size="sm" label={label} hint={hint} inputMode="numeric" {...form.text(name)} />
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={form.onSubmit}>
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
      {form.isChanged && closed.length > 0 ? (
        <Notice tone="warning" announce="polite">
          {closed.length === weekdayLimits.length
            ? 'Limit 0 on every day closes the website: nobody can book any day.'
            : `Limit 0 means that nobody can book ${closed.join(', ')}.`}
        </Notice>
      ) : null}
      {form.isChanged ? consequences?.(form.next) : null}
      <SaveButton busy={busy} disabled={!form.isChanged}>
        Save weekdays and crews
      </SaveButton>
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
