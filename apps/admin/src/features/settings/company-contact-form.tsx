import { editPhone } from '@dustforce/core/validation'
import type { CompanyContact } from '@dustforce/office/company'
import { settings } from '@dustforce/office/settings'
import { Button } from '@dustforce/ui/button'
import { rewriteInput } from '@dustforce/ui/edited-input'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import type { FormEvent } from 'react'
import { useKept } from '../../app/use-kept.ts'
import { noTaxNumber, whyTaxNumber } from '../../patterns/no-tax-number.ts'

export interface CompanyContactFormProps {
  readonly contact: CompanyContact
  /** The tax number is an owner's to change. */
  readonly canSetTax?: boolean | undefined
  readonly busy: boolean
  readonly onSave: (contact: CompanyContact) => void
}

/** How customers reach the company. */
export function CompanyContactForm({ contact, canSetTax = true, busy, onSave }: CompanyContactFormProps) {
  const [phone, setPhone] = useKept('company phone', contact.phone)
  const [email, setEmail] = useKept('company email', contact.email)
  const [taxNumber, setTaxNumber] = useKept('company tax number', contact.taxNumber)
  const checkedPhone = settings.company_phone.read(phone)
  const checkedEmail = settings.company_email.read(email)
  const checkedTax = settings.company_tax_number.read(taxNumber)
  const next =
    checkedPhone.ok && checkedEmail.ok && checkedTax.ok
      ? { phone: checkedPhone.value, email: checkedEmail.value, taxNumber: checkedTax.value }
      : null
  const isChanged =
    next?.phone !== contact.phone || next.email !== contact.email || next.taxNumber !== contact.taxNumber
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (next !== null && isChanged && !busy) onSave(next)
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          size="sm"
          label="Company phone"
          hint="Named in every e-mail"
          type="tel"
          error={checkedPhone.ok ? undefined : checkedPhone.message}
          value={phone}
          onChange={({ target }) => setPhone(rewriteInput(target, editPhone))}
        />
        <TextField
          size="sm"
          label="Company email"
          hint="Gets messages and answers"
          type="email"
          error={checkedEmail.ok ? undefined : checkedEmail.message}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          size="sm"
          label="HST number"
          hint={
            canSetTax ? 'Named in receipts; empty when the company is not registered' : 'An owner changes it'
          }
          readOnly={!canSetTax}
          placeholder="123456789 RT0001"
          error={checkedTax.ok ? undefined : checkedTax.message}
          value={taxNumber}
          onChange={(event) => setTaxNumber(event.target.value)}
        />
      </div>
      {contact.taxNumber === '' ? (
        <Notice tone="warning">
          {noTaxNumber} {whyTaxNumber}
        </Notice>
      ) : null}
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        busy={busy}
        busyLabel="Saving..."
        disabled={next === null || !isChanged}
      >
        Save contact
      </Button>
    </form>
  )
}
