import { serviceName, shortAddress, visitPreparation } from '@dustforce/office/booking'
import { type Business, exactAmount } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { startOf, usesOwnEquipment, visitFacts } from '../booking-words.ts'
import { CalendarLink } from '../parts/calendar-link.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Subtitle, Title } from '../parts/prose.tsx'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
  /** The second of the two, on the day or on the evening before. */
  readonly isSoon: boolean
}

/** Reminds a customer of the cleaning. It says nothing that would make it advertising. */
export function Reminder({ business, booking, isSoon }: Props) {
  return (
    <Layout
      business={business}
      preview={`${serviceName(booking.service, business.priceBook)} on ${startOf(booking, business)}`}
    >
      <Title>{isSoon ? 'We will be with you soon' : 'Your cleaning is coming up'}</Title>
      <Paragraph>
        Hello {booking.customerName}, this is a reminder of your booking.{' '}
        {booking.payment === 'due'
          ? `${exactAmount(booking.totalCents, business.money)} is due on the day.`
          : 'It is paid, there is nothing left to pay.'}
      </Paragraph>
      <FactList
        facts={[...visitFacts(booking, business, 'length'), ['Address', shortAddress(booking.address)]]}
      />
      <Subtitle>Before we arrive</Subtitle>
      <Paragraph>{visitPreparation(usesOwnEquipment(booking))}</Paragraph>
      <CalendarLink />
      <Paragraph>
        {isSoon
          ? `If something has come up, please call us at ${business.company.phone}.`
          : 'If the time no longer suits you, you can move or cancel the booking on its page.'}
      </Paragraph>
    </Layout>
  )
}
