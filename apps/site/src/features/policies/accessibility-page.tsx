import { PageHeader } from '../../patterns/page-header.tsx'
import { accessibilitySections } from './accessibility-content.en.tsx'
import { PolicyDocument } from './policy-document.tsx'
import * as words from './words.en.ts'

/** How the site can be used by everybody, and how to ask for help. */
export function Page() {
  return (
    <>
      <PageHeader title={words.accessibility}>
        <p>{words.accessibilityIntro}</p>
      </PageHeader>
      <PolicyDocument sections={accessibilitySections} contents={false} />
    </>
  )
}
