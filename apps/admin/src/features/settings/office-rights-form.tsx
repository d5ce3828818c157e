import type { OfficeRights } from '@dustforce/supabase/admin'
import { Checkbox } from '@dustforce/ui/checkbox'

export interface OfficeRightsFormProps {
  readonly rights: OfficeRights
  /** What the office may do is an owner's to say. */
  readonly canChange: boolean
  readonly busy: boolean
  readonly onChange: (change: Partial<OfficeRights>) => void
}

const words: Readonly<Record<keyof OfficeRights, string>> = {
  refunds: 'Give back another amount than the terms of a booking do',
  customerData: 'Export and erase a customer’s data',
}

/** What the office may do beside an owner; each is stored as it is chosen. */
export function OfficeRightsForm({ rights, canChange, busy, onChange }: OfficeRightsFormProps) {
  return (
    <fieldset className="grid gap-2" disabled={!canChange || busy}>
      <legend className="mb-2 text-sm text-muted">Besides an owner, the office may</legend>
      <Checkbox
        label={words.refunds}
        checked={rights.refunds}
        onChange={(event) => onChange({ refunds: event.target.checked })}
      />
      <Checkbox
        label={words.customerData}
        checked={rights.customerData}
        onChange={(event) => onChange({ customerData: event.target.checked })}
      />
      {canChange ? null : <p className="text-sm text-muted">An owner changes this.</p>}
    </fieldset>
  )
}
