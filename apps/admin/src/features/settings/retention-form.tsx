import { ErrorSummary } from '@dustforce/ui/error-summary'
import { TextField } from '@dustforce/ui/text-field'
import { useState } from 'react'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { SaveButton } from '../../kit/save-button.tsx'
import { type GroupValues, settingGroups } from '../../patterns/setting-groups.ts'
import type { SettingForm } from './setting.tsx'
import { useSettingsForm } from './use-settings-form.ts'

export interface RetentionFormProps extends SettingForm<'retention'> {
  /** Whether the times can be changed: an owner says how long data is kept. */
  readonly canChange?: boolean | undefined
}

/** The fields for how long customers' data is kept. Asks before a shorter time is saved, because what is older goes for good. */
export function RetentionForm({ canChange = true, ...setting }: RetentionFormProps) {
  const { values, onSave } = setting
  const [asking, setAsking] = useState<GroupValues<'retention'> | null>(null)
  const form = useSettingsForm('retention', {
    ...setting,
    onSave: (next, seen) => {
      const isShorter = settingGroups.retention.some((name) => next[name] < values[name])
      if (isShorter) setAsking(seen)
      else onSave(next, seen)
    },
  })
  const field = (name: keyof GroupValues<'retention'>, label: string, hint: string) => (
    <TextField
      size="sm"
      label={label}
      hint={canChange ? hint : `${hint}. Only an owner can change it`}
      readOnly={!canChange}
      inputMode="numeric"
      {...form.text(name)}
    />
  )
  return (
    <form noValidate className="grid gap-3" onSubmit={form.onSubmit}>
      <ErrorSummary tries={form.tries} />
      <div className="grid gap-3 sm:grid-cols-2">
        {field('keep_bookings_months', 'Keep bookings (months)', 'After the visit')}
        {field('keep_messages_months', 'Keep messages and applications (months)', 'After their last change')}
      </div>
      <p className="text-sm text-muted">
        Older data is erased automatically. Paid bookings keep their date, amounts and tax, without the
        customer.
      </p>
      <SaveButton busy={form.busy} disabled={!form.isChanged}>
        Save months
      </SaveButton>
      {asking === null ? null : (
        <ConfirmDialog
          title="Keep Data for a Shorter Time"
          description={`Bookings older than ${form.next.keep_bookings_months} months, and messages and applications older than ${form.next.keep_messages_months}, are erased within minutes. This action cannot be undone.`}
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
