import { PageHeader } from '../../patterns/page-header.tsx'
import { accessibilitySections } from './accessibility-content.tsx'
import { PolicyDocument } from './policy-document.tsx'

/** How the site can be used by everybody, and how to ask for help. */
export function Page() {
  return (
    <>
      <PageHeader title="Accessibility">
        <p>Everybody can book with us. If something on this site is in your way, we book for you.</p>
      </PageHeader>
      <PolicyDocument sections={accessibilitySections} contents={false} />
    </>
  )
}
