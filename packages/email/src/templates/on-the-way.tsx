import { lettingIn, shortAddress } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import { contactRulesOf } from '@dustforce/office/contact/of'
import type { JobNewsFacts } from '@dustforce/workflows/ports'
import { firstNameOf, visitFactsIn } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly visit: JobNewsFacts
}

/** Tells a customer that the cleaner is on the way. */
export function OnTheWay({ business, visit }: Props) {
  const words = useWords()
  const who = visit.cleanerName === '' ? words.ourTeamFirst : firstNameOf(visit.cleanerName)
  const opening = words.said('on-the-way', 'opening', { cleaner: who })
  return (
    <Layout business={business} preview={opening}>
      <Title>{words.said('on-the-way', 'title')}</Title>
      <Paragraph>
        {opening} {lettingIn(visit, words.visitWords)}
      </Paragraph>
      <FactList
        facts={[
          ...visitFactsIn(words, visit),
          [words.labels.address, shortAddress(visit.address, contactRulesOf(business.company.address))],
        ]}
      />
      <Paragraph>{words.said('on-the-way', 'closing')}</Paragraph>
    </Layout>
  )
}
