import accessibility from '@dustforce/office/texts/accessibility.en.json'
import { useBusiness } from '@dustforce/ui/use-business'
import { PageHeader } from '../../patterns/page-header.tsx'
import { PolicyDocument } from './policy-document.tsx'
import { policySections } from './policy-sections.tsx'
import * as words from './words.en.ts'

/** The page that says how the site can be used by everybody, and how to ask for help. */
export function Page() {
  const business = useBusiness()
  return (
    <>
      <PageHeader title={words.accessibility}>
        <p>{words.accessibilityIntro}</p>
      </PageHeader>
      <PolicyDocument sections={policySections('accessibility', accessibility, business)} contents={false} />
    </>
  )
}
