import type { Company } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { serviceName, startOf } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'

interface Props {
  readonly company: Company
  readonly booking: BookingFacts
}

/** Tells a customer when the cleaning is now. */
export function BookingMoved({ company, booking }: Props) {
  return (
    <Layout company={company} preview={`It is now on ${startOf(booking)}.`}>
      <Title>Your booking has a new time</Title>
      <Paragraph>
        Hello {booking.customerName}, your cleaning was moved. There is nothing to pay again.
      </Paragraph>
      <FactList
        facts={[
          ['Service', serviceName(booking.service)],
          ['New date and time', startOf(booking)],
          ['Before', startOf({ date: booking.oldDate, time: booking.oldTime })],
          ['Address', booking.address],
        ]}
      />
      <Paragraph>If you added the old time to your calendar from a file, please delete it there.</Paragraph>
      <Paragraph>If the new time does not suit you, please call us at {company.phone}.</Paragraph>
    </Layout>
  )
}
