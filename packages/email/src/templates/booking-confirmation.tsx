import { visitPreparation } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import { type BookingTerms, bookingTerms, freeHours, freeTerm, freeTermText } from '@dustforce/office/ledger'
import type { BookingFacts } from '@dustforce/workflows/ports'
import {
  priceRows,
  referenceOf,
  serviceName,
  startInstant,
  startOf,
  toldFacts,
  usesOwnEquipment,
  visitFactsIn,
} from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { PriceList } from '../parts/price-list.tsx'
import { InlineLink, Paragraph, Subtitle, Title } from '../parts/prose.tsx'
import { TaxRegistration } from '../parts/tax-registration.tsx'
import { VisitsToCome } from '../parts/visits-to-come.tsx'
import { type LetterWords, useWords } from '../words/letter-words.ts'

interface Props {
  readonly business: Business
  readonly booking: BookingFacts
}

/** Sent when a booking is paid, or when it is sold and paid on the day. */
export function BookingConfirmation({ business, booking }: Props) {
  const words = useWords()
  const { confirmed } = words
  const isDue = booking.payment === 'due'
  return (
    <Layout
      business={business}
      preview={words.onStart(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{words.said('booking-confirmation', 'title')}</Title>
      <Paragraph>
        {words.said('booking-confirmation', 'opening', { customer: booking.customerName })}{' '}
        {words.said('booking-confirmation', isDue ? 'due' : 'paid')}
      </Paragraph>
      <FactList
        facts={[
          [words.labels.reference, referenceOf(booking, words)],
          ...visitFactsIn(words, booking, 'length', 'address'),
        ]}
      />
      <Subtitle>{isDue ? confirmed.dueTitle : confirmed.paidTitle}</Subtitle>
      <PriceList rows={priceRows(booking, words)} />
      <TaxRegistration />
      {booking.series == null ? null : <VisitsToCome business={business} series={booking.series} />}
      <Subtitle>{words.beforeWeArrive}</Subtitle>
      <Paragraph>{visitPreparation(usesOwnEquipment(booking), words.visitWords)}</Paragraph>
      <FactList title={confirmed.told} facts={toldFacts(booking, words)} />
      <Subtitle>{confirmed.plans}</Subtitle>
      <Paragraph>{plansText(booking, business, words)}</Paragraph>
      <Paragraph>
        <InlineLink href={`${business.company.website}${words.basename}/cancellation-policy`}>
          {confirmed.policy}
        </InlineLink>
      </Paragraph>
    </Layout>
  )
}

/** Says what canceling and moving costs: for this very start, where it is known, as it was when the start was chosen. */
function plansText(booking: BookingFacts, business: Business, words: LetterWords): string {
  const { confirmed } = words
  const isDue = booking.payment === 'due'
  const [startsAt, bookedAt] = [startInstant(booking, business.policy.zone), Date.parse(booking.bookedAt)]
  const terms = booking.terms ?? bookingTerms(business.policy)
  if (startsAt === null || Number.isNaN(bookedAt)) return generalText(terms, isDue, words)
  const isFree = freeTerm(terms, startsAt, bookedAt).until !== null
  const term = freeTermText(terms, startsAt, bookedAt, business.policy.zone, words.freeTermWords)
  if (!isFree) {
    const call = confirmed.call(business.company.phone)
    return isDue ? call : `${term} ${call}`
  }
  return isDue ? `${term} ${confirmed.rescheduling}` : `${term} ${confirmed.refunds(refundDaysOf(words))}`
}

function generalText({ cancellation }: BookingTerms, isDue: boolean, words: LetterWords): string {
  const { confirmed } = words
  const hours = freeHours(cancellation)
  if (hours === null) return confirmed.rescheduling
  return isDue ? confirmed.pleaseCancel(hours) : confirmed.cancelFor(hours, refundDaysOf(words))
}

function refundDaysOf({ business }: LetterWords): string {
  return business.policy.refundBusinessDays.join('–')
}
