import type { Company } from '@dustforce/office/company'
import type { JobNewsFacts } from '@dustforce/workflows/ports'
import { use } from 'react'
import { dayName, firstNameOf, serviceName } from '../booking-words.ts'
import { BookAgainLink } from '../parts/book-again-link.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { ReviewLink } from '../parts/review-link.tsx'
import { Words } from '../words/letter-words.ts'

interface Props {
  readonly company: Company
  readonly visit: JobNewsFacts
}

/** Thanks a customer for a visit that is done, with one question. */
export function ThankYou({ company, visit }: Props) {
  const words = use(Words)
  const { thankYou } = words
  const who = visit.cleanerName === '' ? words.ourTeam : firstNameOf(visit.cleanerName)
  return (
    <Layout hasAction company={company} preview={thankYou.preview}>
      <Title>{thankYou.title}</Title>
      <Paragraph>
        {thankYou.text(who, dayName(visit.date, words), serviceName(visit.service, words))}
      </Paragraph>
      <Paragraph>{thankYou.question}</Paragraph>
      <ReviewLink />
      <BookAgainLink quiet />
      <Paragraph>{thankYou.putRight(company.phone)}</Paragraph>
    </Layout>
  )
}
