import { PageHeader } from '../../patterns/page-header.tsx'
import { PolicyDocument } from './policy-document.tsx'
import { termsSections } from './terms-content.tsx'

/** Terms and privacy in ten sections. */
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
