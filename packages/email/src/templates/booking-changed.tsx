import { zeroCents } from '@dustforce/core/money'
import { serviceName } from '@dustforce/office/booking'
import { type Business, exactAmount } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { priceRows, startOf, visitFacts } from '../booking-words.ts'
import { creditFacts } from '../parts/credit-facts.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { PriceList } from '../parts/price-list.tsx'
import { Paragraph, Subtitle, Title } from '../parts/prose.tsx'
import { refundWay } from '../parts/refund-way.ts'
import { TaxRegistration } from '../parts/tax-registration.tsx'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
}

/** Tells a customer that what was owed again is paid; nothing else has changed. */
function OwedPaid({ business, booking }: Props) {
  return (
    <Layout
      business={business}
      preview={`${serviceName(booking.service, business.priceBook)} on ${startOf(booking, business)}`}
    >
      <Title>Thank you for your payment</Title>
      <Paragraph>
        Hello {booking.customerName}, you have paid{' '}
        {exactAmount(booking.differenceCents ?? zeroCents, business.money)}, and nothing is owed for your
        booking.
      </Paragraph>
      <FactList facts={visitFacts(booking, business, 'address')} />
      <Subtitle>What it costs</Subtitle>
      <PriceList business={business} rows={priceRows(booking, business)} />
      <TaxRegistration business={business} />
    </Layout>
  )
}

/** Tells a customer what a booking is now, what it costs, and what was paid or goes back for the change. */
export function BookingChanged({ business, booking }: Props) {
  if (booking.isOwed) return <OwedPaid business={business} booking={booking} />
  const { refundCents = 0, differenceCents = zeroCents } = booking
  return (
    <Layout
      business={business}
      preview={`${serviceName(booking.service, business.priceBook)} on ${startOf(booking, business)}`}
    >
      <Title>Your booking has changed</Title>
      <Paragraph>
        Hello {booking.customerName}, your changes are saved.{' '}
        {refundCents > 0
          ? refundWay(booking, 'What it costs less', business)
          : differenceCents === 0
            ? booking.payment === 'due'
              ? 'What it costs now is due on the day.'
              : 'The price stays as it was.'
            : `You have paid the difference of ${exactAmount(differenceCents, business.money)}.`}
      </Paragraph>
      <FactList
        facts={[
          ...visitFacts(booking, business, 'length', 'address'),
          ...(refundCents > 0 ? creditFacts(booking, business) : []),
        ]}
      />
      <Subtitle>What it costs now</Subtitle>
      <PriceList business={business} rows={priceRows(booking, business)} />
      <TaxRegistration business={business} />
      <Paragraph>If you did not ask for this, please call us at {business.company.phone}.</Paragraph>
    </Layout>
  )
}

/** Tells a customer that the payment for a change came too late: the booking stays as it is, and the payment is refunded. */
export function BookingUnchanged({ business, booking }: Props) {
  return (
    <Layout business={business} preview="Nothing about your booking has changed.">
      <Title>Your payment goes back</Title>
      <Paragraph>
        Hello {booking.customerName}, we have received your payment for a change of your booking, but the
        change could no longer be made. Nothing about the booking has changed.{' '}
        {refundWay(
          booking,
          'The whole payment',
          business,
          `The whole payment goes back to your card; this takes ${business.policy.refundBusinessDays.join('–')} business days.`,
        )}
      </Paragraph>
      <FactList
        facts={[
          [
            'Refund',
            booking.refundCents === undefined ? '' : exactAmount(booking.refundCents, business.money),
          ],
          ...visitFacts(booking, business, 'address'),
        ]}
      />
      <Paragraph>We are sorry about this. Questions? Please call us at {business.company.phone}.</Paragraph>
    </Layout>
  )
}

/** Asks a customer for what a change costs more that the office has made; it is paid on the page of the booking. */
export function ChangePayment({ business, booking }: Props) {
  return (
    <Layout
      business={business}
      preview={`${serviceName(booking.service, business.priceBook)} on ${startOf(booking, business)}`}
    >
      <Title>Please pay for the change of your booking</Title>
      <Paragraph>
        Hello {booking.customerName}, as agreed we have prepared a change of your booking. It is made when its
        difference is paid, on the page of your booking, within a day; until then, and if you do not pay,
        everything stays as it is.
      </Paragraph>
      <FactList
        facts={[
          [
            'To pay',
            booking.differenceCents === undefined ? '' : exactAmount(booking.differenceCents, business.money),
          ],
          ...visitFacts(booking, business, 'address'),
        ]}
      />
      <Paragraph>If you did not agree to this, please call us at {business.company.phone}.</Paragraph>
    </Layout>
  )
}
