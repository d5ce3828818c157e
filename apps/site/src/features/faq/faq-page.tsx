import { phoneUri } from '@dustforce/core/validation'
import { gtaCompany } from '@dustforce/office/company'
import { TextLink } from '@dustforce/ui/text-link'
import { to } from '../../language/language.en.ts'
import { PageHeader } from '../../patterns/page-header.tsx'
import { faqCategories } from './faq-content.en.ts'
import { FaqList } from './faq-list.tsx'
import * as words from './words.en.ts'

/** Questions and answers in six categories. */
export function Page() {
  return (
    <>
      <PageHeader title={words.title}>
        <p>
          {words.intro} <TextLink href={`tel:${phoneUri(gtaCompany.phone)}`}>{gtaCompany.phone}</TextLink>{' '}
          {words.or} <TextLink href={to('/#contact')}>{words.sendMessage}</TextLink>.
        </p>
      </PageHeader>
      <FaqList categories={faqCategories} />
    </>
  )
}
