import { serviceName } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { startOf } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
}

/** Tells a customer when the cleaning is now. */
export function BookingMoved({ business, booking }: Props) {
  return (
    <Layout business={business} preview={`It is now on ${startOf(booking, business)}.`}>
      <Title>Your booking has a new time</Title>
      <Paragraph>
        Hello {booking.customerName}, your cleaning was moved. There is nothing to pay again.
      </Paragraph>
      <FactList
        facts={[
          ['Service', serviceName(booking.service, business.priceBook)],
          ['New date and time', startOf(booking, business)],
          ['Before', startOf({ date: booking.oldDate, time: booking.oldTime }, business)],
          ['Address', booking.address],
        ]}
      />
      <Paragraph>If you added the old time to your calendar from a file, please delete it there.</Paragraph>
      <Paragraph>If the new time does not suit you, please call us at {business.company.phone}.</Paragraph>
    </Layout>
  )
}
