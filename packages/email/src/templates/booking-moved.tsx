import type { Company } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { use } from 'react'
import { serviceName, startOf } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { Words } from '../words/letter-words.ts'

interface Props {
  readonly company: Company
  readonly booking: BookingFacts
}

/** Tells a customer when the cleaning is now. */
export function BookingMoved({ company, booking }: Props) {
  const words = use(Words)
  const { labels, moved } = words
  return (
    <Layout company={company} preview={moved.preview(startOf(booking, words))}>
      <Title>{moved.title}</Title>
      <Paragraph>{moved.text(booking.customerName)}</Paragraph>
      <FactList
        facts={[
          [labels.service, serviceName(booking.service, words)],
          [labels.newStart, startOf(booking, words)],
          [labels.before, startOf({ date: booking.oldDate, time: booking.oldTime }, words)],
          [labels.address, booking.address],
        ]}
      />
      <Paragraph>{moved.oldFile}</Paragraph>
      <Paragraph>{moved.notSuited(company.phone)}</Paragraph>
    </Layout>
  )
}
