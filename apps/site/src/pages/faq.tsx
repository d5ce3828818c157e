import { gtaCompany } from '@dustforce/core/company'
import { phoneUri } from '@dustforce/core/validation'
import { FaqList } from '@dustforce/ui/site/faq-list'
import { PageHeader } from '@dustforce/ui/site/page-header'
import { TextLink } from '@dustforce/ui/text-link'
import { faqCategories } from '../features/faq/faq-content.ts'

/** Questions and answers in six categories. Public spec, section 2. */
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
