import { type Business, exactAmount } from '@dustforce/office/company'
import type { VisitChargeFacts } from '@dustforce/workflows/ports'
import { dayName, serviceName, startOf, visitFacts } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { useWords } from '../words/letter-words.ts'

type Kind = 'visit-announced' | 'visit-declined' | 'visit-unpaid' | 'visit-freed'

interface Props {
  readonly business: Business
  readonly visit: VisitChargeFacts
  readonly kind: Kind
}

const titles: Record<Kind, string> = {
  'visit-announced': 'Your next cleaning',
  'visit-declined': 'Your card was declined',
  'visit-unpaid': 'Please pay for your cleaning',
  'visit-freed': 'Your cleaning does not take place',
}

/** The subject of a letter about the charge of a visit on a day. */
export function chargeSubject(kind: Kind, day: string): string {
  switch (kind) {
    case 'visit-announced':
      return `Your cleaning on ${day}, and when we charge for it`
    case 'visit-declined':
      return `Your card was declined for the cleaning on ${day}`
    case 'visit-unpaid':
      return `Last call: please pay for your cleaning on ${day}`
    case 'visit-freed':
      return `Your cleaning on ${day} does not take place`
  }
}

/** Tells a customer whose visits repeat how one of them is paid: that the card will be charged, was declined, or that the visit is called off. */
export function VisitCharge({ business, visit, kind }: Props) {
  const words = useWords()
  return (
    <Layout business={business} preview={`${serviceName(visit.service, words)} on ${startOf(visit, words)}`}>
      <Title>{titles[kind]}</Title>
      <Paragraph>
        Hello {visit.customerName}, {wordsOf(kind, visit, exactAmount(visit.totalCents, business.money))}
      </Paragraph>
      <FactList
        facts={[
          ...visitFacts(visit, business, 'length', 'address'),
          ['Price', exactAmount(visit.totalCents, business.money)],
          ['Card', visit.cardLast4 === '' ? '' : cardName(visit)],
          ['Pay by', kind === 'visit-unpaid' ? payUntil(visit) : ''],
        ]}
      />
      <Paragraph>If you have a question, please call us at {business.company.phone}.</Paragraph>
    </Layout>
  )
}

function wordsOf(kind: Kind, visit: VisitChargeFacts, price: string): string {
  const until = payUntil(visit)
  switch (kind) {
    case 'visit-announced':
      return visit.chargeDate === ''
        ? `we come as agreed. We have no card for this visit: please pay ${price} on the page of your booking by ${until}.`
        : `we come as agreed. On ${dayName(visit.chargeDate)} we charge ${price} to your ${cardName(visit)}. Until then you can still skip or move the visit.`
    case 'visit-declined':
      return `your bank declined ${price} for the cleaning below. ${nextOf(visit)}`
    case 'visit-unpaid':
      return `we could not charge ${price} for the cleaning below. Please pay it on the page of your booking by ${until}: after that its time goes to somebody else.`
    case 'visit-freed':
      return 'we could not charge your card for the cleaning below, so it does not take place, and nothing was charged for it. Your later visits stay as they are.'
  }
}

function nextOf(visit: VisitChargeFacts): string {
  const { decline, chargeDate } = visit
  const until = `by ${payUntil(visit)}`
  if (decline === 'ask-customer')
    return `Your bank wants you to confirm the payment yourself: please pay on the page of your booking ${until}.`
  if (decline === 'other-card')
    return `This card cannot be charged again: please pay with another card on the page of your booking ${until}.`
  return chargeDate === ''
    ? `Please pay on the page of your booking ${until}.`
    : `We try the card again on ${dayName(chargeDate)}. You can also pay now, on the page of your booking.`
}

function payUntil({ payUntilDate, payUntilTime }: VisitChargeFacts): string {
  return `${dayName(payUntilDate)} at ${payUntilTime}`
}

function cardName({ cardBrand, cardLast4 }: VisitChargeFacts): string {
  const brand = cardBrand.slice(0, 1).toUpperCase() + cardBrand.slice(1)
  return `${brand} card ending in ${cardLast4}`
}
