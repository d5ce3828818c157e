import { serviceName, visitPreparation } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import { type BookingTerms, bookingTerms, freeHours, freeTerm, freeTermText } from '@dustforce/office/ledger'
import type { BookingFacts } from '@dustforce/workflows/ports'
import {
  priceRows,
  referenceOf,
  startInstant,
  startOf,
  toldFacts,
  usesOwnEquipment,
  visitFacts,
} from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { PriceList } from '../parts/price-list.tsx'
import { InlineLink, Paragraph, Subtitle, Title } from '../parts/prose.tsx'
import { TaxRegistration } from '../parts/tax-registration.tsx'
import { VisitsToCome } from '../parts/visits-to-come.tsx'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
}

/** Sent when a booking is paid, or when it is sold and paid on the day. */
export function BookingConfirmation({ business, booking }: Props) {
  const isDue = booking.payment === 'due'
  return (
    <Layout
      business={business}
      preview={`${serviceName(booking.service, business.priceBook)} on ${startOf(booking, business)}`}
    >
      <Title>Your booking is confirmed</Title>
      <Paragraph>
        Hello {booking.customerName}, thank you for booking with {business.company.name}.{' '}
        {isDue
          ? 'Your cleaning is in our calendar. Nothing has been paid yet: the payment is due on the day of the cleaning.'
          : 'Your payment was received and your cleaning is in our calendar.'}
      </Paragraph>
      <FactList
        facts={[
          ['Payment reference', referenceOf(booking)],
          ...visitFacts(booking, business, 'length', 'address'),
        ]}
      />
      <Subtitle>{isDue ? 'Due on the day' : 'What you paid'}</Subtitle>
      <PriceList business={business} rows={priceRows(booking, business)} />
      <TaxRegistration business={business} />
      {booking.series == null ? null : <VisitsToCome business={business} series={booking.series} />}
      <Subtitle>Before we arrive</Subtitle>
      <Paragraph>{visitPreparation(usesOwnEquipment(booking))}</Paragraph>
      <FactList title="What you told us" facts={toldFacts(booking)} />
      <Subtitle>If your plans change</Subtitle>
      <Paragraph>{plansText(booking, business)}</Paragraph>
      <Paragraph>
        <InlineLink href={`${business.company.website}/cancellation-policy`}>Cancellation policy</InlineLink>
      </Paragraph>
    </Layout>
  )
}

/** What canceling and moving costs: for this very start, where it is known, as it was when the start was chosen. */
function plansText(booking: BookingFacts, business: Business): string {
  const isDue = booking.payment === 'due'
  const [startsAt, bookedAt] = [startInstant(booking, business.policy.zone), Date.parse(booking.bookedAt)]
  const terms = booking.terms ?? bookingTerms(business.policy)
  if (startsAt === null || Number.isNaN(bookedAt)) return generalText(terms, isDue, business)
  const isFree = freeTerm(terms, startsAt, bookedAt).until !== null
  const term = freeTermText(terms, startsAt, bookedAt, business.policy.zone)
  if (!isFree) {
    const call = `Something comes up? Please call us at ${business.company.phone}; rescheduling is subject to availability.`
    return isDue ? call : `${term} ${call}`
  }
  return isDue
    ? `${term} Rescheduling is subject to availability.`
    : `${term} Refunds take ${refundDaysOf(business)} business days. After that, and for a missed appointment, the payment is not refundable; rescheduling is subject to availability.`
}

function generalText({ cancellation }: BookingTerms, isDue: boolean, business: Business): string {
  const hours = freeHours(cancellation)
  if (hours === null) return 'Rescheduling is subject to availability.'
  return isDue
    ? `Please cancel or reschedule at least ${hours} hours before the start; rescheduling is subject to availability.`
    : `Cancel or reschedule at least ${hours} hours before the start for a full refund; refunds take ${refundDaysOf(business)} business days. Within ${hours} hours, and for a missed appointment, the payment is not refundable; rescheduling is subject to availability.`
}

function refundDaysOf({ policy }: Business): string {
  return policy.refundBusinessDays.join('–')
}
