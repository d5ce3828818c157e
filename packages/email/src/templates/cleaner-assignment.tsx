import type { Company } from '@dustforce/office/company'
import type { CleanerFacts } from '@dustforce/office/hub/assignment-emails'
import { use } from 'react'
import { visitFactsIn } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { Words } from '../words/letter-words.ts'

interface Props {
  readonly company: Company
  readonly cleaner: CleanerFacts
}

/** Tells a customer who is coming. */
export function CleanerAssignment({ company, cleaner }: Props) {
  const words = use(Words)
  return (
    <Layout company={company} preview={words.cleaner.preview(cleaner.cleanerName)}>
      <Title>{words.cleaner.title}</Title>
      <Paragraph>{words.cleaner.text(cleaner.customerName, cleaner.cleanerName)}</Paragraph>
      <FactList facts={[[words.labels.cleaner, cleaner.cleanerName], ...visitFactsIn(words, cleaner)]} />
      <Paragraph>{words.cleaner.changes(company.phone)}</Paragraph>
    </Layout>
  )
}
