import { editPhone } from '@dustforce/core/validation'
import type { CompanyContact } from '@dustforce/office/company'
import { settings } from '@dustforce/office/settings'
import { rewriteInput } from '@dustforce/ui/edited-input'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import { SaveButton } from '../../kit/save-button.tsx'
import { useCheckedForm } from '../../kit/use-checked-form.ts'
import { noTaxNumber, whyTaxNumber } from '../../patterns/no-tax-number.ts'

export interface CompanyContactFormProps {
  readonly contact: CompanyContact
  /** The tax number is an owner's to change. */
  readonly canSetTax?: boolean | undefined
  readonly busy: boolean
  readonly onSave: (contact: CompanyContact, seen: CompanyContact) => void
}

/** How customers reach the company. */
export function CompanyContactForm({
  contact: { phone, email, taxNumber },
  canSetTax = true,
  busy,
  onSave,
}: CompanyContactFormProps) {
  const form = useCheckedForm<CompanyContact>({
    ...{ keep: 'company contact', stored: { phone, email, taxNumber }, busy, onSave },
    read: {
      phone: (text) => settings.company_phone.read(text),
      email: (text) => settings.company_email.read(text),
      taxNumber: (text) => settings.company_tax_number.read(text),
    },
  })
  return (
    <form noValidate className="grid gap-3" onSubmit={form.onSubmit}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          size="sm"
          label="Company phone"
          hint="Named in every e-mail"
          type="tel"
          {...form.text('phone')}
          onChange={({ target }) => form.set({ phone: rewriteInput(target, editPhone) })}
        />
        <TextField
          size="sm"
          label="Company email"
          hint="Gets messages and answers"
          type="email"
          {...form.text('email')}
        />
        <TextField
          size="sm"
          label="HST number"
          hint={
            canSetTax ? 'Named in receipts; empty when the company is not registered' : 'An owner changes it'
          }
          readOnly={!canSetTax}
          placeholder="123456789 RT0001"
          {...form.text('taxNumber')}
        />
      </div>
      {taxNumber === '' ? (
        <Notice tone="warning">
          {noTaxNumber} {whyTaxNumber}
        </Notice>
      ) : null}
      <SaveButton busy={busy} disabled={!form.isChanged}>
        Save contact
      </SaveButton>
    </form>
  )
}
