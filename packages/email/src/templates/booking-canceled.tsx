import { zeroCents } from '@dustforce/core/money'
import { serviceName } from '@dustforce/office/booking'
import { type Business, exactAmount, termsOf } from '@dustforce/office/company'
import { taxBackCents } from '@dustforce/office/ledger'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { referenceOf, startOf, visitFacts } from '../booking-words.ts'
import { BookAgainLink } from '../parts/book-again-link.tsx'
import { creditFacts } from '../parts/credit-facts.ts'
import { type Fact, FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { refundWay } from '../parts/refund-way.ts'
import { TaxRegistration } from '../parts/tax-registration.tsx'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
}

/** Tells a customer that a booking is canceled and what goes back; with a refund it is the credit note for the tax. */
export function BookingCanceled({ business, booking }: Props) {
  const { refundCents = 0, keptCents = 0 } = booking
  return (
    <Layout
      hasAction
      business={business}
      preview={`${serviceName(booking.service, business.priceBook)} on ${startOf(booking, business)} is canceled.`}
    >
      <Title>Your booking is canceled</Title>
      <Paragraph>
        Hello {booking.customerName}, the booking below is canceled. {moneyText(booking, business)}
      </Paragraph>
      <FactList
        facts={[
          ['Payment reference', referenceOf(booking)],
          ...visitFacts(booking, business, 'address'),
          ...moneyFacts(booking, business),
        ]}
      />
      {refundCents > 0 || keptCents > 0 ? <TaxRegistration business={business} /> : null}
      <Paragraph>If this is not what you expected, please call us at {business.company.phone}.</Paragraph>
      <BookAgainLink otherwise={`${business.company.website}/book-online`} />
    </Layout>
  )
}

/** A fee that is kept contains tax like the price did. */
function moneyFacts(booking: BookingFacts, business: Business): Fact[] {
  const { refundCents = zeroCents, keptCents = zeroCents } = booking
  if (refundCents === 0 && keptCents === 0) return []
  const taxKept = taxBackCents(booking, keptCents, zeroCents)
  return [
    ...(refundCents > 0
      ? creditFacts(booking, business)
      : [['Kept', exactAmount(keptCents, business.money)] as const]),
    [
      `${termsOf(business.priceBook).tax.name} in what is kept`,
      keptCents > 0 ? exactAmount(taxKept, business.money) : '',
    ],
  ]
}

function moneyText(booking: BookingFacts, business: Business): string {
  const { refundCents = 0, keptCents = 0 } = booking
  if (refundCents > 0) return refundWay(booking, 'The refund', business)
  return keptCents > 0 ? 'By its cancellation terms, nothing is refunded.' : 'Nothing had been paid for it.'
}
