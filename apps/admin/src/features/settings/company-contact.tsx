import type { CompanyContact as CompanyContactFacts } from '@dustforce/office/company'
import { useBackend } from '../../app/app-context.tsx'
import { useIsOwner } from '../../patterns/use-team.ts'
import { CompanyContactForm } from './company-contact-form.tsx'
import { Setting } from './setting.tsx'

export function CompanyContact() {
  const { settings } = useBackend()
  const isOwner = useIsOwner() ?? false
  return (
    <Setting
      name="company-contact"
      what="the company’s contact"
      read={settings.companyContact}
      write={(contact, before) => settings.setCompanyContact(changedOf(contact, before))}
      done={({ phone, email }) => ['Contact saved', `E-mails now name ${phone} and ${email}.`]}
      failed="Failed to save the contact"
    >
      {(contact, { key, ...form }) => (
        <CompanyContactForm key={key} contact={contact} canSetTax={isOwner} {...form} />
      )}
    </Setting>
  )
}

/** What differs: the office may store all but the tax number. */
function changedOf(
  next: CompanyContactFacts,
  before: CompanyContactFacts | undefined,
): Partial<CompanyContactFacts> {
  return {
    ...(next.phone === before?.phone ? {} : { phone: next.phone }),
    ...(next.email === before?.email ? {} : { email: next.email }),
    ...(next.taxNumber === before?.taxNumber ? {} : { taxNumber: next.taxNumber }),
  }
}
