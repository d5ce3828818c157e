import { zeroCents } from '@dustforce/core/money'
import { serviceName } from '@dustforce/office/booking'
import { type Business, exactAmount } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { startOf, visitFacts } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
}

/** Tells a customer that a canceled booking stands again, and what is to be paid again of what was given back. */
export function BookingRestored({ business, booking }: Props) {
  const { owedCents = zeroCents } = booking
  return (
    <Layout
      business={business}
      preview={`${serviceName(booking.service, business.priceBook)} on ${startOf(booking, business)}`}
    >
      <Title>Your booking is confirmed again</Title>
      <Paragraph>
        Hello {booking.customerName}, the booking below was canceled. The cancellation is taken back, so we
        come as it was agreed.{owedText(booking, business)}
      </Paragraph>
      <FactList
        facts={[
          [owedCents > 0 ? 'To pay again' : '', owedCents > 0 ? exactAmount(owedCents, business.money) : ''],
          ...visitFacts(booking, business, 'length', 'address'),
          ['Price', exactAmount(booking.totalCents, business.money)],
        ]}
      />
      <Paragraph>If this is not what you expected, please call us at {business.company.phone}.</Paragraph>
    </Layout>
  )
}

function owedText(
  { owedCents = zeroCents, differenceCents = zeroCents }: BookingFacts,
  business: Business,
): string {
  if (owedCents === 0) return ''
  const owed = ` ${exactAmount(owedCents, business.money)} of its price was refunded to you.`
  return differenceCents > 0
    ? `${owed} Please pay it again on the page of your booking, within a day.`
    : `${owed} It is owed again; we will agree with you how it is paid.`
}
