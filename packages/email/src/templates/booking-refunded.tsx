import { type Business, exactAmount } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { referenceOf, visitFacts } from '../booking-words.ts'
import { creditFacts } from '../parts/credit-facts.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'
import { refundWay } from '../parts/refund-way.ts'
import { TaxRegistration } from '../parts/tax-registration.tsx'

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
  const { refundCents = booking.totalCents } = booking
  const amount = exactAmount(refundCents, business.money)
  const byCard = `We are sending ${amount} back to the card you paid with; this takes ${business.policy.refundBusinessDays.join('–')} business days.`
  const title = part ? 'Part of your payment is being refunded' : 'Your payment is being refunded'
  const preview = part
    ? `We are refunding ${amount} of your payment.`
    : `We are refunding your payment of ${amount}.`
  return (
    <Layout hasAction business={business} preview={preview}>
      <Title>{title}</Title>
      <Paragraph>
        Hello {booking.customerName}, {openingOf(booking, part ? 'a part of your payment' : 'your payment')}{' '}
        {refundWay({ ...booking, refundCents }, amount, business, byCard)}
      </Paragraph>
      <FactList
        facts={[
          ['Payment reference', referenceOf(booking)],
          ...visitFacts(booking, business, 'address'),
          ...creditFacts(booking, business),
        ]}
      />
      <TaxRegistration business={business} />
      {part ? (
        <AfterPart status={booking.status} />
      ) : (
        <AfterWhole business={business} notKept={booking.notKept} />
      )}
    </Layout>
  )
}

function openingOf({ notKept, status }: BookingFacts, payment: string): string {
  if (notKept) return 'we could not keep the booking below, so you will not be charged for it.'
  return status === 'canceled'
    ? `the booking below is canceled, and ${payment} is refunded.`
    : `${payment} for the booking below is refunded.`
}

function AfterPart({ status }: Pick<BookingFacts, 'status'>) {
  if (status === 'canceled' || status === 'completed') return null
  return <Paragraph>Nothing else changes: your booking stays as it is.</Paragraph>
}

function AfterWhole({ business, notKept }: Pick<BookingFacts, 'notKept'> & Pick<Props, 'business'>) {
  return (
    <>
      <Paragraph>
        {notKept
          ? 'We are sorry for the trouble. You are welcome to choose another date at any time.'
          : 'You are welcome to book again at any time.'}
      </Paragraph>
      <Action href={`${business.company.website}/book-online`}>Choose another date</Action>
    </>
  )
}
