import { zeroCents } from '@dustforce/core/money'
import { type Company, exactDollars } from '@dustforce/office/company'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { serviceName, startOf, visitFacts } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'

interface Props {
  readonly company: Company
  readonly booking: BookingFacts
}

/** Tells a customer that a canceled booking stands again, and what is to be paid again of what was given back. */
export function BookingRestored({ company, booking }: Props) {
  const { owedCents = zeroCents } = booking
  return (
    <Layout company={company} preview={`${serviceName(booking.service)} on ${startOf(booking)}`}>
      <Title>Your booking is confirmed again</Title>
      <Paragraph>
        Hello {booking.customerName}, the booking below was canceled. The cancellation is taken back, so we
        come as it was agreed.{owedText(booking)}
      </Paragraph>
      <FactList
        facts={[
          [owedCents > 0 ? 'To pay again' : '', owedCents > 0 ? exactDollars(owedCents) : ''],
          ...visitFacts(booking, 'length', 'address'),
          ['Price', exactDollars(booking.totalCents)],
        ]}
      />
      <Paragraph>If this is not what you expected, please call us at {company.phone}.</Paragraph>
    </Layout>
  )
}

function owedText({ owedCents = zeroCents, differenceCents = zeroCents }: BookingFacts): string {
  if (owedCents === 0) return ''
  const owed = ` ${exactDollars(owedCents)} of its price was refunded to you.`
  return differenceCents > 0
    ? `${owed} Please pay it again on the page of your booking, within a day.`
    : `${owed} It is owed again; we will agree with you how it is paid.`
}
