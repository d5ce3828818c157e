import type { Retention } from '@dustforce/core/schedule'
import { settings } from '@dustforce/office/settings'
import { TextField } from '@dustforce/ui/text-field'
import { useState } from 'react'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { SaveButton } from '../../kit/save-button.tsx'
import { useCheckedForm } from '../../kit/use-checked-form.ts'

export interface RetentionFormProps {
  readonly retention: Retention
  /** How long data is kept is an owner's to say. */
  readonly canChange?: boolean | undefined
  readonly busy: boolean
  readonly onSave: (retention: Retention, seen: Retention) => void
}

/** How long customers' data is kept. Asks before a shorter time is saved, because what is older goes for good. */
export function RetentionForm({ retention, canChange = true, busy, onSave }: RetentionFormProps) {
  const [asking, setAsking] = useState<Retention | null>(null)
  const { bookingMonths, messageMonths } = retention
  const form = useCheckedForm<Retention>({
    ...{ keep: 'retention', stored: { bookingMonths, messageMonths }, busy },
    read: {
      bookingMonths: (text) => settings.keep_bookings_months.read(text),
      messageMonths: (text) => settings.keep_messages_months.read(text),
    },
    onSave: (next, seen) => {
      const isShorter = next.bookingMonths < bookingMonths || next.messageMonths < messageMonths
      if (isShorter) setAsking(seen)
      else onSave(next, seen)
    },
  })
  const field = (name: keyof Retention, label: string, hint: string) => (
    <TextField
      size="sm"
      label={label}
      hint={canChange ? hint : `${hint}. An owner changes it`}
      readOnly={!canChange}
      inputMode="numeric"
      {...form.text(name)}
    />
  )
  return (
    <form noValidate className="grid gap-3" onSubmit={form.onSubmit}>
      <div className="grid gap-3 sm:grid-cols-2">
        {field('bookingMonths', 'Keep bookings (months)', 'After the cleaning')}
        {field('messageMonths', 'Keep messages and applications (months)', 'After their last change')}
      </div>
      <p className="text-sm text-muted">
        Older data is erased automatically. Paid bookings keep their date, amounts and tax, without the
        customer.
      </p>
      <SaveButton busy={busy} disabled={!form.isChanged}>
        Save months
      </SaveButton>
      {asking === null ? null : (
        <ConfirmDialog
          title="Keep Data for a Shorter Time"
          description={`Bookings older than ${form.next.bookingMonths} months, and messages and applications older than ${form.next.messageMonths}, are erased within minutes. This action cannot be undone.`}
          confirmLabel="Erase older data"
          destructive
          onConfirm={() => {
            setAsking(null)
            onSave(form.next, asking)
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </form>
  )
}
