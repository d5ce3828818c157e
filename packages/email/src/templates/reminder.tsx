import { shortAddress, visitPreparation } from '@dustforce/office/booking'
import { type Company, exactDollars } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { serviceName, startOf, usesOwnEquipment, visitFacts } from '../booking-words.ts'
import { CalendarLink } from '../parts/calendar-link.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Subtitle, Title } from '../parts/prose.tsx'

interface Props {
  readonly company: Company
  readonly booking: BookingFacts
  /** The second of the two, on the day or on the evening before. */
  readonly isSoon: boolean
}

/** Reminds a customer of the cleaning. It says nothing that would make it advertising. */
export function Reminder({ company, booking, isSoon }: Props) {
  return (
    <Layout company={company} preview={`${serviceName(booking.service)} on ${startOf(booking)}`}>
      <Title>{isSoon ? 'We will be with you soon' : 'Your cleaning is coming up'}</Title>
      <Paragraph>
        Hello {booking.customerName}, this is a reminder of your booking.{' '}
        {booking.payment === 'due'
          ? `${exactDollars(booking.totalCents)} is due on the day.`
          : 'It is paid, there is nothing left to pay.'}
      </Paragraph>
      <FactList facts={[...visitFacts(booking, 'length'), ['Address', shortAddress(booking.address)]]} />
      <Subtitle>Before we arrive</Subtitle>
      <Paragraph>{visitPreparation(usesOwnEquipment(booking))}</Paragraph>
      <CalendarLink />
      <Paragraph>
        {isSoon
          ? `If something has come up, please call us at ${company.phone}.`
          : 'If the time no longer suits you, you can move or cancel the booking on its page.'}
      </Paragraph>
    </Layout>
  )
}
