import { weekdayName } from '@dustforce/core/schedule'
import { ErrorSummary } from '@dustforce/ui/error-summary'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import type { ReactNode } from 'react'
import { SaveButton } from '../../kit/save-button.tsx'
import { type GroupValues, weekdayLimits } from '../../patterns/setting-groups.ts'
import type { SettingForm } from './setting.tsx'
import { useSettingsForm } from './use-settings-form.ts'

export interface CapacityFormProps extends SettingForm<'capacity'> {
  /** Shows what other limits do to what is booked. */
  readonly consequences?: (limits: GroupValues<'capacity'>) => ReactNode
}

/** The limits of each weekday and of the crews; empty fields do not limit. */
export function CapacityForm({ consequences, ...setting }: CapacityFormProps) {
  const { policy } = useBusiness()
  const form = useSettingsForm('capacity', setting)
  const closed = weekdayLimits.flatMap((name, index) =>
    form.next[name] === 0 ? [`${weekdayName((policy.weekStart + index) % 7)}s`] : [],
  )
  const field = (name: keyof GroupValues<'capacity'>, label: string, hint?: string) => (
    <TextField key={name} size="sm" label={label} hint={hint} inputMode="numeric" {...form.text(name)} />
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={form.onSubmit}>
      <ErrorSummary tries={form.tries} />
      <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <legend className="pb-2 text-muted text-sm">
          Bookings on one day of the week, where it takes fewer than other days
        </legend>
        {weekdayLimits.map((name, index) => field(name, weekdayName((policy.weekStart + index) % 7)))}
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
      <SaveButton busy={form.busy} disabled={!form.isChanged}>
        Save weekdays and crews
      </SaveButton>
    </form>
  )
}
