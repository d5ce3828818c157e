import { useIsOwner } from '../../patterns/use-team.ts'
import { CompanyContactForm } from './company-contact-form.tsx'
import { Setting } from './setting.tsx'

export function CompanyContact() {
  const isOwner = useIsOwner() ?? false
  return (
    <Setting
      group="contact"
      what="the company’s contact"
      done={({ company_phone, company_email }) => [
        'Contact saved',
        `E-mails now name ${company_phone} and ${company_email}.`,
      ]}
      failed="Failed to save the contact"
    >
      {(form) => <CompanyContactForm canSetTax={isOwner} {...form} />}
    </Setting>
  )
}
