import type { Company } from '@dustforce/core/company'
import { gtaPolicy } from '@dustforce/core/schedule'
import type { BookingFacts } from '@dustforce/ports'
import { referenceOf, serviceName, startOf } from '../booking-words.ts'
import { creditFacts } from '../parts/credit-facts.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Action, Paragraph, Title } from '../parts/prose.tsx'
import { TaxRegistration } from '../parts/tax-registration.tsx'

interface Props {
  readonly company: Company
  readonly booking: BookingFacts
}

/** Tells a customer that a booking is canceled and what goes back; with a refund it is the credit note for the tax. */
export function BookingCanceled({ company, booking }: Props) {
  const { refundCents = 0 } = booking
  return (
    <Layout company={company} preview={`${serviceName(booking.service)} on ${startOf(booking)} is canceled.`}>
      <Title>Your booking is canceled</Title>
      <Paragraph>
        Hello {booking.customerName}, the booking below is canceled. {moneyText(booking)}
      </Paragraph>
      <FactList
        facts={[
          ['Payment reference', referenceOf(booking)],
          ['Service', serviceName(booking.service)],
          ['Date and time', startOf(booking)],
          ['Address', booking.address],
          ...(refundCents > 0 ? creditFacts(booking) : []),
        ]}
      />
      {refundCents > 0 ? <TaxRegistration company={company} /> : null}
      <Paragraph>If this is not what you expected, please call us at {company.phone}.</Paragraph>
      <Action href={`${company.website}/book-online`}>Book again</Action>
    </Layout>
  )
}

function moneyText({ refundByHand, ...booking }: BookingFacts): string {
  const [refundCents, keptCents] = [booking.refundCents ?? 0, booking.keptCents ?? 0]
  const days = gtaPolicy.refundBusinessDays.join('–')
  if (refundCents > 0 && refundByHand) return 'We pay the refund back to you ourselves and will tell you how.'
  if (refundCents > 0) return `The refund goes to the card you paid with; this takes ${days} business days.`
  return keptCents > 0 ? 'By its cancellation terms, nothing is refunded.' : 'Nothing had been paid for it.'
}
