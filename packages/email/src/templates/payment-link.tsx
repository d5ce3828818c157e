import { type Business, zoneName } from '@dustforce/office/company'
import type { PaymentLinkFacts } from '@dustforce/workflows/ports'
import { dollars, serviceName, startOf, visitFactsIn } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'
import { useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly booking: PaymentLinkFacts
}

/** Sent when the office has taken a booking by phone: where to pay, and until when the time is kept. */
export function PaymentLink({ business, booking }: Props) {
  const words = useWords()
  const until = words.formatInstant(booking.holdExpiresAt, business.policy.zone)
  return (
    <Layout
      hasAction
      business={business}
      preview={words.onStart(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{words.paymentLink.title}</Title>
      <Paragraph>{words.paymentLink.text(booking.customerName, until, zoneName(business))}</Paragraph>
      <FactList
        facts={[
          ...visitFactsIn(words, booking, 'length', 'address'),
          [words.labels.total, dollars(booking.totalCents, words)],
        ]}
      />
      <Action href={booking.url}>{words.paymentLink.pay}</Action>
    </Layout>
  )
}
