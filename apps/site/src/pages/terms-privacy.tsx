import { PageHeader } from '@dustforce/ui/site/page-header'
import { PolicyDocument } from '@dustforce/ui/site/policy-document'
import { termsSections } from '../features/policies/terms-content.tsx'

/** Terms and privacy in ten sections. Public spec, section 2. */
export function Page() {
  return (
    <>
      <PageHeader title="Terms of Service and Privacy Policy">
        <p>What you can count on from us, what we need from you, and how we treat what you tell us.</p>
      </PageHeader>
      <PolicyDocument sections={termsSections} />
    </>
  )
}
