import { editPhone } from '@dustforce/core/validation'
import { rewriteInput } from '@dustforce/ui/edited-input'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import { SaveButton } from '../../kit/save-button.tsx'
import { noTaxNumber, whyTaxNumber } from '../../patterns/no-tax-number.ts'
import type { SettingForm } from './setting.tsx'
import { useSettingsForm } from './use-settings-form.ts'

export interface CompanyContactFormProps extends SettingForm<'contact'> {
  /** The tax number is an owner's to change. */
  readonly canSetTax?: boolean | undefined
}

/** How customers reach the company. */
export function CompanyContactForm({ canSetTax = true, ...setting }: CompanyContactFormProps) {
  const { priceBook } = useBusiness()
  const form = useSettingsForm('contact', setting)
  return (
    <form noValidate className="grid gap-3" onSubmit={form.onSubmit}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          size="sm"
          label="Company phone"
          hint="Named in every e-mail"
          type="tel"
          {...form.text('company_phone')}
          onChange={({ target }) => form.set({ company_phone: rewriteInput(target, editPhone) })}
        />
        <TextField
          size="sm"
          label="Company email"
          hint="Gets messages and answers"
          type="email"
          {...form.text('company_email')}
        />
        <TextField
          size="sm"
          label="HST number"
          hint={
            canSetTax ? 'Named in receipts; empty when the company is not registered' : 'An owner changes it'
          }
          readOnly={!canSetTax}
          placeholder="123456789 RT0001"
          {...form.text('company_tax_number')}
        />
      </div>
      {setting.values.company_tax_number === '' ? (
        <Notice tone="warning">
          {noTaxNumber(priceBook)} {whyTaxNumber(priceBook)}
        </Notice>
      ) : null}
      <SaveButton busy={form.busy} disabled={!form.isChanged}>
        Save contact
      </SaveButton>
    </form>
  )
}
