import { gtaPolicy } from '@dustforce/core/schedule'
import { visitPreparation } from '@dustforce/office/booking'
import type { Company } from '@dustforce/office/company'
import { type BookingTerms, bookingTerms, freeHours, freeTerm, freeTermText } from '@dustforce/office/ledger'
import type { BookingFacts } from '@dustforce/workflows/ports'
import { use } from 'react'
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
import { type LetterWords, Words } from '../words/letter-words.ts'

const refundDays = gtaPolicy.refundBusinessDays.join('–')

interface Props {
  readonly company: Company
  readonly booking: BookingFacts
}

/** Sent when a booking is paid, or when it is sold and paid on the day. */
export function BookingConfirmation({ company, booking }: Props) {
  const words = use(Words)
  const { confirmed } = words
  const isDue = booking.payment === 'due'
  return (
    <Layout
      company={company}
      preview={words.onStart(serviceName(booking.service, words), startOf(booking, words))}
    >
      <Title>{confirmed.title}</Title>
      <Paragraph>
        {confirmed.thanks(booking.customerName, company.name)} {isDue ? confirmed.due : confirmed.paid}
      </Paragraph>
      <FactList
        facts={[
          [words.labels.reference, referenceOf(booking)],
          ...visitFactsIn(words, booking, 'length', 'address'),
        ]}
      />
      <Subtitle>{isDue ? confirmed.dueTitle : confirmed.paidTitle}</Subtitle>
      <PriceList rows={priceRows(booking, words)} />
      <TaxRegistration company={company} />
      <Subtitle>{words.beforeWeArrive}</Subtitle>
      <Paragraph>{visitPreparation(usesOwnEquipment(booking), words.visitWords)}</Paragraph>
      <FactList title={confirmed.told} facts={toldFacts(booking, words)} />
      <Subtitle>{confirmed.plans}</Subtitle>
      <Paragraph>{plansText(booking, company, words)}</Paragraph>
      <Paragraph>
        <InlineLink href={`${company.website}${words.basename}/cancellation-policy`}>
          {confirmed.policy}
        </InlineLink>
      </Paragraph>
    </Layout>
  )
}

/** What canceling and moving costs: for this very start, where it is known, as it was when the start was chosen. */
function plansText(booking: BookingFacts, company: Company, words: LetterWords): string {
  const { confirmed } = words
  const isDue = booking.payment === 'due'
  const [startsAt, bookedAt] = [startInstant(booking), Date.parse(booking.bookedAt)]
  const terms = booking.terms ?? bookingTerms(gtaPolicy)
  if (startsAt === null || Number.isNaN(bookedAt)) return generalText(terms, isDue, words)
  const isFree = freeTerm(terms, startsAt, bookedAt).until !== null
  const term = freeTermText(terms, startsAt, bookedAt, gtaPolicy.zone, words.freeTermWords)
  if (!isFree) {
    const call = confirmed.call(company.phone)
    return isDue ? call : `${term} ${call}`
  }
  return isDue ? `${term} ${confirmed.rescheduling}` : `${term} ${confirmed.refunds(refundDays)}`
}

function generalText({ cancellation }: BookingTerms, isDue: boolean, { confirmed }: LetterWords): string {
  const hours = freeHours(cancellation)
  if (hours === null) return confirmed.rescheduling
  return isDue ? confirmed.pleaseCancel(hours) : confirmed.cancelFor(hours, refundDays)
}
