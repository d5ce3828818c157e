import { gtaPolicy } from '@dustforce/core/schedule'
import type { Company } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { use } from 'react'
import { referenceOf, visitFactsIn } from '../booking-words.ts'
import { creditFacts } from '../parts/credit-facts.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'
import { refundWay } from '../parts/refund-way.ts'
import { TaxRegistration } from '../parts/tax-registration.tsx'
import { type LetterWords, Words } from '../words/letter-words.ts'

interface Props {
  readonly company: Company
  readonly booking: BookingFacts
  /** Whether it is about a part of the payment; the rest is kept. */
  readonly part?: boolean
}

/**
 * Sent when a payment is given back, or a part of it: because we could not keep the booking, or because a refund was asked for or decided. Only
 * the first is excused.
 */
export function BookingRefunded({ company, booking, part = false }: Props) {
  const words = use(Words)
  const { refunded } = words
  const { refundCents = booking.totalCents } = booking
  const amount = words.dollars(refundCents)
  const byCard = refunded.byCard(amount, gtaPolicy.refundBusinessDays.join('–'))
  const title = part ? refunded.titlePart : refunded.title
  const preview = part ? refunded.previewPart(amount) : refunded.preview(amount)
  return (
    <Layout hasAction company={company} preview={preview}>
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
          [words.labels.reference, referenceOf(booking)],
          ...visitFactsIn(words, booking, 'address'),
          ...creditFacts(booking, words),
        ]}
      />
      <TaxRegistration company={company} />
      {part ? (
        <AfterPart status={booking.status} />
      ) : (
        <AfterWhole company={company} notKept={booking.notKept} />
      )}
    </Layout>
  )
}

function openingOf({ notKept, status }: BookingFacts, { refunded }: LetterWords, payment: string): string {
  if (notKept) return refunded.notKept
  return status === 'canceled' ? refunded.canceled(payment) : refunded.opening(payment)
}

function AfterPart({ status }: Pick<BookingFacts, 'status'>) {
  const { refunded } = use(Words)
  if (status === 'canceled' || status === 'completed') return null
  return <Paragraph>{refunded.staysAsItIs}</Paragraph>
}

function AfterWhole({ company, notKept }: Pick<BookingFacts, 'notKept'> & Pick<Props, 'company'>) {
  const { basename, refunded } = use(Words)
  return (
    <>
      <Paragraph>{notKept ? refunded.sorry : refunded.welcome}</Paragraph>
      <Action href={`${company.website}${basename}/book-online`}>{refunded.chooseAnother}</Action>
    </>
  )
}
