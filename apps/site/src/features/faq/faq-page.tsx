import { phoneUri } from '@dustforce/core/validation'
import { gtaCompany } from '@dustforce/office/company'
import { TextLink } from '@dustforce/ui/text-link'
import { PageHeader } from '../../patterns/page-header.tsx'
import { faqCategories } from './faq-content.ts'
import { FaqList } from './faq-list.tsx'

/** Questions and answers in six categories. */
export function Page() {
  return (
    <>
      <PageHeader title="Frequently asked questions">
        <p>
          Short answers to what GTA homes ask us most. Not here? Call{' '}
          <TextLink href={`tel:${phoneUri(gtaCompany.phone)}`}>{gtaCompany.phone}</TextLink> or{' '}
          <TextLink href="/#contact">send us a message</TextLink>.
        </p>
      </PageHeader>
      <FaqList categories={faqCategories} />
    </>
  )
}
