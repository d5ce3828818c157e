import { zeroCents } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import type { Company } from '@dustforce/office/company'
import { exactDollars } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { priceRows, serviceName, startOf, visitFacts } from '../booking-words.ts'
import { creditFacts } from '../parts/credit-facts.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { PriceList } from '../parts/price-list.tsx'
import { Paragraph, Subtitle, Title } from '../parts/prose.tsx'
import { refundWay } from '../parts/refund-way.ts'
import { TaxRegistration } from '../parts/tax-registration.tsx'

interface Props {
  readonly company: Company
  readonly booking: BookingFacts
}
const days = gtaPolicy.refundBusinessDays.join('–')

/** Tells a customer that what was owed again is paid; nothing else has changed. */
function OwedPaid({ company, booking }: Props) {
  return (
    <Layout company={company} preview={`${serviceName(booking.service)} on ${startOf(booking)}`}>
      <Title>Thank you for your payment</Title>
      <Paragraph>
        Hello {booking.customerName}, you have paid {exactDollars(booking.differenceCents ?? zeroCents)}, and
        nothing is owed for your booking.
      </Paragraph>
      <FactList facts={visitFacts(booking, 'address')} />
      <Subtitle>What it costs</Subtitle>
      <PriceList rows={priceRows(booking)} />
      <TaxRegistration company={company} />
    </Layout>
  )
}

/** Tells a customer what a booking is now, what it costs, and what was paid or goes back for the change. */
export function BookingChanged({ company, booking }: Props) {
  if (booking.isOwed) return <OwedPaid company={company} booking={booking} />
  const { refundCents = 0, differenceCents = zeroCents } = booking
  return (
    <Layout company={company} preview={`${serviceName(booking.service)} on ${startOf(booking)}`}>
      <Title>Your booking has changed</Title>
      <Paragraph>
        Hello {booking.customerName}, your changes are saved.{' '}
        {refundCents > 0
          ? refundWay(booking, 'What it costs less')
          : differenceCents === 0
            ? booking.payment === 'due'
              ? 'What it costs now is due on the day.'
              : 'The price stays as it was.'
            : `You have paid the difference of ${exactDollars(differenceCents)}.`}
      </Paragraph>
      <FactList
        facts={[
          ...visitFacts(booking, 'length', 'address'),
          ...(refundCents > 0 ? creditFacts(booking) : []),
        ]}
      />
      <Subtitle>What it costs now</Subtitle>
      <PriceList rows={priceRows(booking)} />
      <TaxRegistration company={company} />
      <Paragraph>If you did not ask for this, please call us at {company.phone}.</Paragraph>
    </Layout>
  )
}

/** Tells a customer that the payment for a change came too late: the booking stays as it is, and the payment is refunded. */
export function BookingUnchanged({ company, booking }: Props) {
  return (
    <Layout company={company} preview="Nothing about your booking has changed.">
      <Title>Your payment goes back</Title>
      <Paragraph>
        Hello {booking.customerName}, we have received your payment for a change of your booking, but the
        change could no longer be made. Nothing about the booking has changed.{' '}
        {refundWay(
          booking,
          'The whole payment',
          `The whole payment goes back to your card; this takes ${days} business days.`,
        )}
      </Paragraph>
      <FactList
        facts={[
          ['Refund', booking.refundCents === undefined ? '' : exactDollars(booking.refundCents)],
          ...visitFacts(booking, 'address'),
        ]}
      />
      <Paragraph>We are sorry about this. Questions? Please call us at {company.phone}.</Paragraph>
    </Layout>
  )
}

/** Asks a customer for what a change costs more that the office has made; it is paid on the page of the booking. */
export function ChangePayment({ company, booking }: Props) {
  return (
    <Layout company={company} preview={`${serviceName(booking.service)} on ${startOf(booking)}`}>
      <Title>Please pay for the change of your booking</Title>
      <Paragraph>
        Hello {booking.customerName}, as agreed we have prepared a change of your booking. It is made when its
        difference is paid, on the page of your booking, within a day; until then, and if you do not pay,
        everything stays as it is.
      </Paragraph>
      <FactList
        facts={[
          ['To pay', booking.differenceCents === undefined ? '' : exactDollars(booking.differenceCents)],
          ...visitFacts(booking, 'address'),
        ]}
      />
      <Paragraph>If you did not agree to this, please call us at {company.phone}.</Paragraph>
    </Layout>
  )
}
