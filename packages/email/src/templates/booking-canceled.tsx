import { zeroCents } from '@dustforce/core/money'
import { type Business, termsOf } from '@dustforce/office/company'
import { taxBackCents } from '@dustforce/office/ledger'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { dollars, referenceOf, serviceName, startOf, visitFactsIn } from '../booking-words.ts'
import { BookAgainLink } from '../parts/book-again-link.tsx'
import { creditFacts } from '../parts/credit-facts.ts'
import { type Fact, FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { refundWay } from '../parts/refund-way.ts'
import { TaxRegistration } from '../parts/tax-registration.tsx'
import { type LetterWords, useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
}

/** Tells a customer that a booking is canceled and what goes back; with a refund it is the credit note for the tax. */
export function BookingCanceled({ business, booking }: Props) {
  const words = useWords()
  const { refundCents = 0, keptCents = 0 } = booking
  return (
    <Layout
      hasAction
      business={business}
      preview={words.canceled.preview(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{words.said('booking-canceled', 'title')}</Title>
      <Paragraph>
        {words.said('booking-canceled', 'opening', {
          customer: booking.customerName,
          money: moneyText(booking, words),
        })}
      </Paragraph>
      <FactList
        facts={[
          [words.labels.reference, referenceOf(booking, words)],
          ...visitFactsIn(words, booking, 'address'),
          ...moneyFacts(booking, words),
        ]}
      />
      {refundCents > 0 || keptCents > 0 ? <TaxRegistration /> : null}
      <Paragraph>{words.said('booking-canceled', 'closing')}</Paragraph>
      <BookAgainLink otherwise={`${business.company.website}${words.basename}/book-online`} />
    </Layout>
  )
}

/** A fee that is kept contains tax like the price did. */
function moneyFacts(booking: BookingFacts, words: LetterWords): Fact[] {
  const { refundCents = zeroCents, keptCents = zeroCents } = booking
  if (refundCents === 0 && keptCents === 0) return []
  const taxKept = taxBackCents(booking, keptCents, zeroCents)
  return [
    ...(refundCents > 0
      ? creditFacts(booking, words)
      : [[words.labels.kept, dollars(keptCents, words)] as const]),
    [
      words.taxInKept(termsOf(words.business.priceBook).tax.name),
      keptCents > 0 ? dollars(taxKept, words) : '',
    ],
  ]
}

function moneyText(booking: BookingFacts, words: LetterWords): string {
  const { refundCents = 0, keptCents = 0 } = booking
  if (refundCents > 0) return refundWay(booking, words, words.canceled.refund)
  return keptCents > 0 ? words.canceled.noRefund : words.canceled.nothingPaid
}
