import type { Business } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { dollars, referenceOf, visitFactsIn } from '../booking-words.ts'
import { creditFacts } from '../parts/credit-facts.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'
import { refundWay } from '../parts/refund-way.ts'
import { TaxRegistration } from '../parts/tax-registration.tsx'
import { type LetterWords, useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
  /** Whether it is about a part of the payment; the rest is kept. */
  readonly part?: boolean
}

/**
 * Sent when a payment is given back, or a part of it: because we could not keep the booking, or because a refund was asked for or decided. Only
 * the first is excused.
 */
export function BookingRefunded({ business, booking, part = false }: Props) {
  const words = useWords()
  const { refunded } = words
  const { refundCents = booking.totalCents } = booking
  const amount = dollars(refundCents, words)
  const byCard = refunded.byCard(amount, business.policy.refundBusinessDays.join('–'))
  const title = part ? refunded.titlePart : refunded.title
  const preview = part ? refunded.previewPart(amount) : refunded.preview(amount)
  return (
    <Layout hasAction business={business} preview={preview}>
      <Title>{title}</Title>
      <Paragraph>
        {refunded.hello(
          booking.customerName,
          openingOf(booking, words, part ? refunded.partOfPayment : refunded.payment),
          refundWay({ ...booking, refundCents }, words, amount, byCard),
        )}
      </Paragraph>
      <FactList
        facts={[
          [words.labels.reference, referenceOf(booking, words)],
          ...visitFactsIn(words, booking, 'address'),
          ...creditFacts(booking, words),
        ]}
      />
      <TaxRegistration />
      {part ? (
        <AfterPart status={booking.status} />
      ) : (
        <AfterWhole business={business} notKept={booking.notKept} />
      )}
    </Layout>
  )
}

function openingOf({ notKept, status }: BookingFacts, { refunded }: LetterWords, payment: string): string {
  if (notKept) return refunded.notKept
  return status === 'canceled' ? refunded.canceled(payment) : refunded.opening(payment)
}

function AfterPart({ status }: Pick<BookingFacts, 'status'>) {
  const { refunded } = useWords()
  if (status === 'canceled' || status === 'completed') return null
  return <Paragraph>{refunded.staysAsItIs}</Paragraph>
}

function AfterWhole({ business, notKept }: Pick<BookingFacts, 'notKept'> & Pick<Props, 'business'>) {
  const { basename, refunded } = useWords()
  return (
    <>
      <Paragraph>{notKept ? refunded.sorry : refunded.welcome}</Paragraph>
      <Action href={`${business.company.website}${basename}/book-online`}>{refunded.chooseAnother}</Action>
    </>
  )
}
