import type { Business } from '@dustforce/office/company'
import type { CleanerFacts } from '@dustforce/office/hub/assignment-emails'
import { visitFacts } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'

interface Props {
  readonly business: Business
  readonly cleaner: CleanerFacts
}

/** Tells a customer who is coming. */
export function CleanerAssignment({ business, cleaner }: Props) {
  return (
    <Layout business={business} preview={`${cleaner.cleanerName} will clean your home.`}>
      <Title>Your cleaner is assigned</Title>
      <Paragraph>
        Hello {cleaner.customerName}, {cleaner.cleanerName} will take care of your home.
      </Paragraph>
      <FactList facts={[['Cleaner', cleaner.cleanerName], ...visitFacts(cleaner, business)]} />
      <Paragraph>If anything changes on your side, please call us at {business.company.phone}.</Paragraph>
    </Layout>
  )
}
