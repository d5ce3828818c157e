import { ErrorSummary } from '@dustforce/ui/error-summary'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import type { ReactNode } from 'react'
import { ActButton } from '../../kit/act-button.tsx'
import type { GroupValues } from '../../patterns/setting-groups.ts'
import type { SettingForm } from './setting.tsx'
import { useSettingsForm } from './use-settings-form.ts'

export interface DailyLimitFormProps extends SettingForm<'limit'> {
  /** Shows what another limit does to what is booked. */
  readonly consequences?: (limit: GroupValues<'limit'>) => ReactNode
}

/** The field for how many bookings a day takes. */
export function DailyLimitForm({ consequences, ...setting }: DailyLimitFormProps) {
  const form = useSettingsForm('limit', setting)
  const isClosing = form.isChanged && form.next.daily_booking_limit === 0
  return (
    <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={form.onSubmit}>
      <ErrorSummary tries={form.tries} />
      <TextField
        size="sm"
        label="Bookings a day"
        inputMode="numeric"
        className="w-40"
        {...form.text('daily_booking_limit')}
      />
      <ActButton
        type="submit"
        variant={isClosing ? 'danger' : 'primary'}
        busy={form.busy}
        busyLabel="Saving..."
        disabled={!form.isChanged}
      >
        {isClosing ? 'Close the website' : 'Save limit'}
      </ActButton>
      {isClosing ? (
        <Notice
          tone="danger"
          announce="polite"
          className="w-full"
          title="With a limit of 0 the website takes no bookings."
        >
          No day can be booked, here or on the website, until you raise it again. Existing bookings stay.
        </Notice>
      ) : null}
      {form.isChanged && consequences !== undefined ? (
        <div className="w-full">{consequences(form.next)}</div>
      ) : null}
    </form>
  )
}
