import terms from '@dustforce/office/texts/terms.en.json'
import { useBusiness } from '@dustforce/ui/use-business'
import { PageHeader } from '../../patterns/page-header.tsx'
import { PolicyDocument } from './policy-document.tsx'
import { policySections } from './policy-sections.tsx'
import * as words from './words.en.ts'

/** Terms and privacy in ten sections. */
export function Page() {
  const business = useBusiness()
  return (
    <>
      <PageHeader title={words.terms}>
        <p>{words.termsIntro}</p>
      </PageHeader>
      <PolicyDocument sections={policySections('terms', terms, business)} />
    </>
  )
}
