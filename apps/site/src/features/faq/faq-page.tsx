import { phoneUri } from '@dustforce/core/validation'
import { TextLink } from '@dustforce/ui/text-link'
import { useBusiness } from '@dustforce/ui/use-business'
import { to } from '../../language/language.en.ts'
import { PageHeader } from '../../patterns/page-header.tsx'
import { faqCategories, faqIntro } from './faq-content.ts'
import { FaqList } from './faq-list.tsx'
import * as words from './words.en.ts'

/** Questions and answers in six categories. */
export function Page() {
  const business = useBusiness()
  const { phone } = business.company
  return (
    <>
      <PageHeader title={words.title}>
        <p>
          {faqIntro(business)} <TextLink href={`tel:${phoneUri(phone)}`}>{phone}</TextLink> {words.or}{' '}
          <TextLink href={to('/#contact')}>{words.sendMessage}</TextLink>.
        </p>
      </PageHeader>
      <FaqList categories={faqCategories(business)} />
    </>
  )
}
