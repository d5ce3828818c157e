import { gtaTerms } from '@dustforce/core/catalogue'
import { zeroCents } from '@dustforce/core/money'
import type { Company } from '@dustforce/office/company'
import { taxBackCents } from '@dustforce/office/ledger'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { use } from 'react'
import { referenceOf, serviceName, startOf, visitFactsIn } from '../booking-words.ts'
import { BookAgainLink } from '../parts/book-again-link.tsx'
import { creditFacts } from '../parts/credit-facts.ts'
import { type Fact, FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { refundWay } from '../parts/refund-way.ts'
import { TaxRegistration } from '../parts/tax-registration.tsx'
import { type LetterWords, Words } from '../words/letter-words.ts'

interface Props {
  readonly company: Company
  readonly booking: BookingFacts
}

/** Tells a customer that a booking is canceled and what goes back; with a refund it is the credit note for the tax. */
export function BookingCanceled({ company, booking }: Props) {
  const words = use(Words)
  const { refundCents = 0, keptCents = 0 } = booking
  return (
    <Layout
      hasAction
      company={company}
      preview={words.canceled.preview(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{words.canceled.title}</Title>
      <Paragraph>{words.canceled.opening(booking.customerName, moneyText(booking, words))}</Paragraph>
      <FactList
        facts={[
          [words.labels.reference, referenceOf(booking)],
          ...visitFactsIn(words, booking, 'address'),
          ...moneyFacts(booking, words),
        ]}
      />
      {refundCents > 0 || keptCents > 0 ? <TaxRegistration company={company} /> : null}
      <Paragraph>{words.notExpected(company.phone)}</Paragraph>
      <BookAgainLink otherwise={`${company.website}${words.basename}/book-online`} />
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
      : [[words.labels.kept, words.dollars(keptCents)] as const]),
    [words.taxInKept(words.nameInWords(gtaTerms.tax.name)), keptCents > 0 ? words.dollars(taxKept) : ''],
  ]
}

function moneyText(booking: BookingFacts, words: LetterWords): string {
  const { refundCents = 0, keptCents = 0 } = booking
  if (refundCents > 0) return refundWay(booking, words, words.canceled.refund)
  return keptCents > 0 ? words.canceled.noRefund : words.canceled.nothingPaid
}
