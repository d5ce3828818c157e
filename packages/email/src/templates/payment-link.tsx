import { formatInstant } from '@dustforce/core/schedule'
import { serviceName } from '@dustforce/office/booking'
import { type Business, exactAmount } from '@dustforce/office/company'
import type { PaymentLinkFacts } from '@dustforce/workflows/ports'
import { startOf, visitFacts } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'

interface Props {
  readonly business: Business
  readonly booking: PaymentLinkFacts
}

/** Sent when the office has taken a booking by phone: where to pay, and until when the time is kept. */
export function PaymentLink({ business, booking }: Props) {
  const until = formatInstant(booking.holdExpiresAt, business.policy.zone)
  return (
    <Layout
      hasAction
      business={business}
      preview={`${serviceName(booking.service, business.priceBook)} on ${startOf(booking, business)}`}
    >
      <Title>Please pay for your booking</Title>
      <Paragraph>
        Hello {booking.customerName}, thank you for your call. We keep this time for you until {until}{' '}
        (Toronto time); the booking is confirmed when it is paid.
      </Paragraph>
      <FactList
        facts={[
          ...visitFacts(booking, business, 'length', 'address'),
          ['Total', exactAmount(booking.totalCents, business.money)],
        ]}
      />
      <Action href={booking.url}>Pay securely</Action>
    </Layout>
  )
}
