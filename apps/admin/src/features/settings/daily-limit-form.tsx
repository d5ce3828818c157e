import { settings } from '@dustforce/office/settings'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import type { ReactNode } from 'react'
import { ActButton } from '../../kit/act-button.tsx'
import { useCheckedForm } from '../../kit/use-checked-form.ts'

export interface DailyLimitFormProps {
  readonly limit: number
  readonly busy: boolean
  /** What another limit does to what is booked. */
  readonly consequences?: (limit: number) => ReactNode
  readonly onSave: (limit: number, seen: number) => void
}

/** How many bookings a day takes. */
export function DailyLimitForm({ limit, busy, consequences, onSave }: DailyLimitFormProps) {
  const form = useCheckedForm<{ readonly limit: number }>({
    ...{ keep: 'daily limit', stored: { limit }, busy },
    read: { limit: (text) => settings.daily_booking_limit.read(text) },
    onSave: (next, seen) => onSave(next.limit, seen.limit),
  })
  const isClosing = form.isChanged && form.next.limit === 0
  return (
    <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={form.onSubmit}>
      <TextField
        size="sm"
        label="Bookings a day"
        inputMode="numeric"
        className="w-40"
        {...form.text('limit')}
      />
      <ActButton
        type="submit"
        variant={isClosing ? 'danger' : 'primary'}
        busy={busy}
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
          title="Limit 0 closes the website for bookings."
        >
          Nobody can book any day, and New Booking offers none, until you raise it again. What is booked stays
          booked.
        </Notice>
      ) : null}
      {form.isChanged && consequences !== undefined ? (
        <div className="w-full">{consequences(form.next.limit)}</div>
      ) : null}
    </form>
  )
}
