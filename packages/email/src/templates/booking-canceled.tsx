import { gtaTerms } from '@dustforce/core/catalogue'
import { zeroCents } from '@dustforce/core/money'
import { type Company, exactDollars } from '@dustforce/office/company'
import { taxBackCents } from '@dustforce/office/ledger'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { referenceOf, serviceName, startOf, visitFacts } from '../booking-words.ts'
import { BookAgainLink } from '../parts/book-again-link.tsx'
import { creditFacts } from '../parts/credit-facts.ts'
import { type Fact, FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { refundWay } from '../parts/refund-way.ts'
import { TaxRegistration } from '../parts/tax-registration.tsx'

interface Props {
  readonly company: Company
  readonly booking: BookingFacts
}

/** Tells a customer that a booking is canceled and what goes back; with a refund it is the credit note for the tax. */
export function BookingCanceled({ company, booking }: Props) {
  const { refundCents = 0, keptCents = 0 } = booking
  return (
    <Layout
      hasAction
      company={company}
      preview={`${serviceName(booking.service)} on ${startOf(booking)} is canceled.`}
    >
      <Title>Your booking is canceled</Title>
      <Paragraph>
        Hello {booking.customerName}, the booking below is canceled. {moneyText(booking)}
      </Paragraph>
      <FactList
        facts={[
          ['Payment reference', referenceOf(booking)],
          ...visitFacts(booking, 'address'),
          ...moneyFacts(booking),
        ]}
      />
      {refundCents > 0 || keptCents > 0 ? <TaxRegistration company={company} /> : null}
      <Paragraph>If this is not what you expected, please call us at {company.phone}.</Paragraph>
      <BookAgainLink otherwise={`${company.website}/book-online`} />
    </Layout>
  )
}

/** A fee that is kept contains tax like the price did. */
function moneyFacts(booking: BookingFacts): Fact[] {
  const { refundCents = zeroCents, keptCents = zeroCents } = booking
  if (refundCents === 0 && keptCents === 0) return []
  const taxKept = taxBackCents(booking, keptCents, zeroCents)
  return [
    ...(refundCents > 0 ? creditFacts(booking) : [['Kept', exactDollars(keptCents)] as const]),
    [`${gtaTerms.tax.name} in what is kept`, keptCents > 0 ? exactDollars(taxKept) : ''],
  ]
}

function moneyText(booking: BookingFacts): string {
  const { refundCents = 0, keptCents = 0 } = booking
  if (refundCents > 0) return refundWay(booking, 'The refund')
  return keptCents > 0 ? 'By its cancellation terms, nothing is refunded.' : 'Nothing had been paid for it.'
}
