import { phoneUri } from '@dustforce/core/validation'
import { TextLink } from '@dustforce/ui/text-link'
import { useBusiness } from '@dustforce/ui/use-business'
import { PageHeader } from '../../patterns/page-header.tsx'
import { faqCategories } from './faq-content.ts'
import { FaqList } from './faq-list.tsx'

/** Questions and answers in six categories. */
export function Page() {
  const { company } = useBusiness()
  return (
    <>
      <PageHeader title="Frequently asked questions">
        <p>
          Short answers to what GTA homes ask us most. Not here? Call{' '}
          <TextLink href={`tel:${phoneUri(company.phone)}`}>{company.phone}</TextLink> or{' '}
          <TextLink href="/#contact">send us a message</TextLink>.
        </p>
      </PageHeader>
      <FaqList categories={faqCategories} />
    </>
  )
}
