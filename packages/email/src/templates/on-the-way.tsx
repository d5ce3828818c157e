import { lettingIn, shortAddress } from '@dustforce/office/booking'
import type { Company } from '@dustforce/office/company'
import type { JobNewsFacts } from '@dustforce/workflows/ports'
import { use } from 'react'
import { firstNameOf, visitFactsIn } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { Words } from '../words/letter-words.ts'

interface Props {
  readonly company: Company
  readonly visit: JobNewsFacts
}

/** Tells a customer that the cleaner is on the way. */
export function OnTheWay({ company, visit }: Props) {
  const words = use(Words)
  const { onTheWay } = words
  const who = visit.cleanerName === '' ? words.ourTeamFirst : firstNameOf(visit.cleanerName)
  return (
    <Layout company={company} preview={onTheWay.text(who)}>
      <Title>{onTheWay.title}</Title>
      <Paragraph>
        {onTheWay.text(who)} {lettingIn(visit, words.visitWords)}
      </Paragraph>
      <FactList
        facts={[...visitFactsIn(words, visit), [words.labels.address, shortAddress(visit.address)]]}
      />
      <Paragraph>{onTheWay.inTheWay(company.phone)}</Paragraph>
    </Layout>
  )
}
