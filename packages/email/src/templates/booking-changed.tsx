import { zeroCents } from '@dustforce/core/money'
import type { Business } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { dollars, priceRows, serviceName, startOf, visitFactsIn } from '../booking-words.ts'
import { creditFacts } from '../parts/credit-facts.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { PriceList } from '../parts/price-list.tsx'
import { Paragraph, Subtitle, Title } from '../parts/prose.tsx'
import { refundWay } from '../parts/refund-way.ts'
import { TaxRegistration } from '../parts/tax-registration.tsx'
import { type LetterWords, useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
}

/** Tells a customer that what was owed again is paid; nothing else has changed. */
function OwedPaid({ business, booking }: Props) {
  const words = useWords()
  return (
    <Layout
      business={business}
      preview={words.onStart(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{words.changed.thanks}</Title>
      <Paragraph>
        {words.changed.owedPaid(booking.customerName, dollars(booking.differenceCents ?? zeroCents, words))}
      </Paragraph>
      <FactList facts={visitFactsIn(words, booking, 'address')} />
      <Subtitle>{words.changed.costs}</Subtitle>
      <PriceList rows={priceRows(booking, words)} />
      <TaxRegistration />
    </Layout>
  )
}

/** Tells a customer what a booking is now, what it costs, and what was paid or goes back for the change. */
export function BookingChanged({ business, booking }: Props) {
  const words = useWords()
  if (booking.isOwed) return <OwedPaid business={business} booking={booking} />
  const { refundCents = 0 } = booking
  return (
    <Layout
      business={business}
      preview={words.onStart(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{words.changed.title}</Title>
      <Paragraph>{words.changed.saved(booking.customerName, moneyText(booking, words))}</Paragraph>
      <FactList
        facts={[
          ...visitFactsIn(words, booking, 'length', 'address'),
          ...(refundCents > 0 ? creditFacts(booking, words) : []),
        ]}
      />
      <Subtitle>{words.changed.costsNow}</Subtitle>
      <PriceList rows={priceRows(booking, words)} />
      <TaxRegistration />
      <Paragraph>{words.changed.notAsked(business.company.phone)}</Paragraph>
    </Layout>
  )
}

/** Says what a change does to what is paid. */
function moneyText(booking: BookingFacts, words: LetterWords): string {
  const { refundCents = 0, differenceCents = zeroCents } = booking
  const { changed } = words
  if (refundCents > 0) return refundWay(booking, words, changed.less)
  if (differenceCents > 0) return changed.paidDifference(dollars(differenceCents, words))
  return booking.payment === 'due' ? changed.due : changed.same
}

/** Tells a customer that the payment for a change came too late: the booking stays as it is, and the payment is refunded. */
export function BookingUnchanged({ business, booking }: Props) {
  const words = useWords()
  return (
    <Layout business={business} preview={words.unchanged.preview}>
      <Title>{words.unchanged.title}</Title>
      <Paragraph>
        {words.unchanged.text(
          booking.customerName,
          refundWay(
            booking,
            words,
            words.unchanged.whole,
            words.unchanged.byCard(business.policy.refundBusinessDays.join('–')),
          ),
        )}
      </Paragraph>
      <FactList
        facts={[
          [words.labels.refund, booking.refundCents === undefined ? '' : dollars(booking.refundCents, words)],
          ...visitFactsIn(words, booking, 'address'),
        ]}
      />
      <Paragraph>{words.unchanged.sorry(business.company.phone)}</Paragraph>
    </Layout>
  )
}

/** Asks a customer for what a change costs more that the office has made; it is paid on the page of the booking. */
export function ChangePayment({ business, booking }: Props) {
  const words = useWords()
  return (
    <Layout
      business={business}
      preview={words.onStart(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{words.changePayment.title}</Title>
      <Paragraph>{words.changePayment.text(booking.customerName)}</Paragraph>
      <FactList
        facts={[
          [
            words.labels.toPay,
            booking.differenceCents === undefined ? '' : dollars(booking.differenceCents, words),
          ],
          ...visitFactsIn(words, booking, 'address'),
        ]}
      />
      <Paragraph>{words.changePayment.notAgreed(business.company.phone)}</Paragraph>
    </Layout>
  )
}
