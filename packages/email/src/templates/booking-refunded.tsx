import type { Company } from '@dustforce/core/company'
import { formatMoney } from '@dustforce/core/money'
import type { BookingFacts } from '@dustforce/ports'
import { referenceOf, serviceName, startOf } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'

interface Props {
  readonly company: Company
  readonly booking: BookingFacts
}

/**
 * Sent when a payment is given back: because we could not keep the booking, or because a refund was asked for or decided. Only the first is
 * excused.
 */
export function BookingRefunded({ company, booking }: Props) {
  const amount = formatMoney(booking.refundCents ?? booking.totalCents, { decimals: 2 })
  const going = `We are sending ${amount} back to the card you paid with; this takes 5–7 business days.`
  const opening = booking.notKept
    ? 'we could not keep the booking below, so you will not be charged for it.'
    : booking.status === 'canceled'
      ? 'the booking below is canceled, and your payment is refunded.'
      : 'your payment for the booking below is refunded.'
  return (
    <Layout company={company} preview={`We are refunding your payment of ${amount}.`}>
      <Title>Your payment is being refunded</Title>
      <Paragraph>
        Hello {booking.customerName}, {opening} {going}
      </Paragraph>
      <FactList
        facts={[
          ['Payment reference', referenceOf(booking)],
          ['Service', serviceName(booking.service)],
          ['Date and time', startOf(booking)],
          ['Address', booking.address],
          ['Refund', amount],
        ]}
      />
      {booking.notKept ? (
        <Paragraph>
          We are sorry for the trouble. You are welcome to choose another date at any time.
        </Paragraph>
      ) : (
        <Paragraph>You are welcome to book again at any time.</Paragraph>
      )}
      <Action href={`${company.website}/book-online`}>Choose another date</Action>
    </Layout>
  )
}
