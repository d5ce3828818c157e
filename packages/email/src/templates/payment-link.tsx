import { gtaPolicy } from '@dustforce/core/schedule'
import type { Company } from '@dustforce/office/company'
import type { PaymentLinkFacts } from '@dustforce/workflows/ports'
import { use } from 'react'
import { serviceName, startOf, visitFactsIn } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'
import { Words } from '../words/letter-words.ts'

interface Props {
  readonly company: Company
  readonly booking: PaymentLinkFacts
}

/** Sent when the office has taken a booking by phone: where to pay, and until when the time is kept. */
export function PaymentLink({ company, booking }: Props) {
  const words = use(Words)
  const until = words.formatInstant(booking.holdExpiresAt, gtaPolicy.zone)
  return (
    <Layout
      hasAction
      company={company}
      preview={words.onStart(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{words.paymentLink.title}</Title>
      <Paragraph>{words.paymentLink.text(booking.customerName, until)}</Paragraph>
      <FactList
        facts={[
          ...visitFactsIn(words, booking, 'length', 'address'),
          [words.labels.total, words.dollars(booking.totalCents)],
        ]}
      />
      <Action href={booking.url}>{words.paymentLink.pay}</Action>
    </Layout>
  )
}
