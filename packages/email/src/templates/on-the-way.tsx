import { lettingIn, shortAddress } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import type { JobNewsFacts } from '@dustforce/workflows/ports'
import { firstNameOf, visitFacts } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'

interface Props {
  readonly business: Business
  readonly visit: JobNewsFacts
}

/** Tells a customer that the cleaner is on the way. */
export function OnTheWay({ business, visit }: Props) {
  const who = visit.cleanerName === '' ? 'Our team' : firstNameOf(visit.cleanerName)
  return (
    <Layout business={business} preview={`${who} is on the way to you.`}>
      <Title>We are on the way</Title>
      <Paragraph>
        {who} is on the way to you. {lettingIn(visit)}
      </Paragraph>
      <FactList facts={[...visitFacts(visit, business), ['Address', shortAddress(visit.address)]]} />
      <Paragraph>If something is in the way, please call us at {business.company.phone}.</Paragraph>
    </Layout>
  )
}
