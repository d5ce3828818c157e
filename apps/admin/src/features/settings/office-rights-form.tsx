import { Checkbox } from '@dustforce/ui/checkbox'
import { settingGroups } from '../../patterns/setting-groups.ts'
import type { SettingForm } from './setting.tsx'

export interface OfficeRightsFormProps extends SettingForm<'rights'> {
  /** Whether the rights can be changed: an owner says what the office may do. */
  readonly canChange: boolean
}

const words: Readonly<Record<keyof OfficeRightsFormProps['values'], string>> = {
  office_refunds: 'Refund another amount than a booking’s terms',
  office_customer_data: 'Export and erase a customer’s data',
}

/** The choice of what the office may do beside an owner; each right is stored as it is chosen. */
export function OfficeRightsForm({ values, canChange, busy, onSave }: OfficeRightsFormProps) {
  return (
    <fieldset className="grid gap-2" disabled={!canChange || busy}>
      <legend className="mb-2 text-sm text-muted">Besides an owner, the office may</legend>
      {settingGroups.rights.map((name) => (
        <Checkbox
          key={name}
          name={name}
          label={words[name]}
          checked={values[name]}
          onChange={({ target }) => onSave({ ...values, [name]: target.checked }, values)}
        />
      ))}
      {canChange ? null : <p className="text-sm text-muted">An owner changes this.</p>}
    </fieldset>
  )
}
