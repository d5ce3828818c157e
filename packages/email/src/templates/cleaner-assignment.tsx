import type { Business } from '@dustforce/office/company'
import type { CleanerFacts } from '@dustforce/office/hub/assignment-emails'
import { visitFactsIn } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly cleaner: CleanerFacts
}

/** Tells a customer who is coming. */
export function CleanerAssignment({ business, cleaner }: Props) {
  const words = useWords()
  return (
    <Layout business={business} preview={words.cleaner.preview(cleaner.cleanerName)}>
      <Title>{words.said('cleaner-assignment', 'title')}</Title>
      <Paragraph>
        {words.said('cleaner-assignment', 'opening', {
          customer: cleaner.customerName,
          cleaner: cleaner.cleanerName,
        })}
      </Paragraph>
      <FactList
        facts={[
          [words.whoComes(business.company.worker), cleaner.cleanerName],
          ...visitFactsIn(words, cleaner),
        ]}
      />
      <Paragraph>{words.said('cleaner-assignment', 'closing')}</Paragraph>
    </Layout>
  )
}
