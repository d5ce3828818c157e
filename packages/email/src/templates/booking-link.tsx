import type { Business } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { referenceOf, serviceName, startOf, visitFactsIn } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
}

/** Sent when a customer, or the office, asks for a new link to a booking. */
export function BookingLink({ business, booking }: Props) {
  const words = useWords()
  return (
    <Layout
      business={business}
      preview={words.onStart(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{words.link.title}</Title>
      <Paragraph>{words.link.text(booking.customerName)}</Paragraph>
      <FactList
        facts={[[words.labels.reference, referenceOf(booking, words)], ...visitFactsIn(words, booking)]}
      />
    </Layout>
  )
}
