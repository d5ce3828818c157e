import { PageHeader } from '../../patterns/page-header.tsx'
import { PolicyDocument } from './policy-document.tsx'
import { termsSections } from './terms-content.en.tsx'
import * as words from './words.en.ts'

/** Terms and privacy in ten sections. */
export function Page() {
  return (
    <>
      <PageHeader title={words.terms}>
        <p>{words.termsIntro}</p>
      </PageHeader>
      <PolicyDocument sections={termsSections} />
    </>
  )
}
