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
      write={settings.setCompanyContact}
      done={({ phone, email }) => ['Contact saved', `E-mails now name ${phone} and ${email}.`]}
      failed="Failed to save the contact"
    >
      {(contact, form) => <CompanyContactForm contact={contact} canSetTax={isOwner} {...form} />}
    </Setting>
  )
}
