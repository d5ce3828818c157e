import { formatInstant, gtaPolicy } from '@dustforce/core/schedule'
import type { Company } from '@dustforce/office/company'
import { exactDollars } from '@dustforce/office/company'
import type { PaymentLinkFacts } from '@dustforce/workflows/ports'
import { serviceName, startOf, visitFacts } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'

interface Props {
  readonly company: Company
  readonly booking: PaymentLinkFacts
}

/** Sent when the office has taken a booking by phone: where to pay, and until when the time is kept. */
export function PaymentLink({ company, booking }: Props) {
  const until = formatInstant(booking.holdExpiresAt, gtaPolicy.zone)
  return (
    <Layout hasAction company={company} preview={`${serviceName(booking.service)} on ${startOf(booking)}`}>
      <Title>Please pay for your booking</Title>
      <Paragraph>
        Hello {booking.customerName}, thank you for your call. We keep this time for you until {until}{' '}
        (Toronto time); the booking is confirmed when it is paid.
      </Paragraph>
      <FactList
        facts={[...visitFacts(booking, 'length', 'address'), ['Total', exactDollars(booking.totalCents)]]}
      />
      <Action href={booking.url}>Pay securely</Action>
    </Layout>
  )
}
