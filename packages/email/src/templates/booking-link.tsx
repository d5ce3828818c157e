import { serviceName } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { referenceOf, startOf, visitFacts } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
}

/** Sent when a customer, or the office, asks for a new link to a booking. */
export function BookingLink({ business, booking }: Props) {
  return (
    <Layout
      business={business}
      preview={`${serviceName(booking.service, business.priceBook)} on ${startOf(booking, business)}`}
    >
      <Title>Your link</Title>
      <Paragraph>
        Hello {booking.customerName}, here is a link to the booking below, as you or our office asked for. If
        it was not you, there is nothing to do: the link was sent to you alone.
      </Paragraph>
      <FactList facts={[['Payment reference', referenceOf(booking)], ...visitFacts(booking, business)]} />
    </Layout>
  )
}
