import type { VisitChargeFacts } from '@dustforce/workflows/ports'
import { cardName, dayName, dollars, serviceName, startOf, visitFactsIn } from '../booking-words.ts'
import { FactList } from '../parts/fact-list.tsx'
import { Layout } from '../parts/layout.tsx'
import { Paragraph, Title } from '../parts/prose.tsx'
import { type LetterWords, useWords } from '../words/letter-words.ts'

interface Props {
  readonly visit: VisitChargeFacts
  readonly kind: keyof LetterWords['charge']['title']
}

/** Tells a customer whose visits repeat how one of them is paid: that the card will be charged, was declined, or that the visit is called off. */
export function VisitCharge({ visit, kind }: Props) {
  const words = useWords()
  const { charge, business, labels, onStart } = words
  return (
    <Layout business={business} preview={onStart(serviceName(visit.service, words), startOf(visit, words))}>
      <Title>{charge.title[kind](words.visit)}</Title>
      <Paragraph>{charge.hello(visit.customerName, wordsOf(kind, visit, words))}</Paragraph>
      <FactList
        facts={[
          ...visitFactsIn(words, visit, 'length', 'address'),
          [labels.price, dollars(visit.totalCents, words)],
          [charge.card, cardName(visit, words)],
          [charge.payBy, kind === 'visit-unpaid' ? payUntil(visit, words) : ''],
        ]}
      />
      <Paragraph>{charge.questions(business.company.phone)}</Paragraph>
    </Layout>
  )
}

function wordsOf(kind: Props['kind'], visit: VisitChargeFacts, words: LetterWords): string {
  const { charge } = words
  const price = dollars(visit.totalCents, words)
  const until = payUntil(visit, words)
  switch (kind) {
    case 'visit-announced':
      return visit.chargeDate === ''
        ? charge.announcedWithoutCard(price, until)
        : charge.announced(dayName(visit.chargeDate, words), price, cardName(visit, words))
    case 'visit-declined':
      return charge.declined(words.visit, price, nextOf(visit, words))
    case 'visit-unpaid':
      return charge.unpaid(words.visit, price, until)
    case 'visit-freed':
      return charge.freed(words.visit)
  }
}

function nextOf(visit: VisitChargeFacts, words: LetterWords): string {
  const { charge } = words
  const until = payUntil(visit, words)
  if (visit.decline === 'ask-customer') return charge.askCustomer(until)
  if (visit.decline === 'other-card') return charge.otherCard(until)
  return visit.chargeDate === ''
    ? charge.payOnPage(until)
    : charge.triedAgain(dayName(visit.chargeDate, words))
}

function payUntil({ payUntilDate, payUntilTime }: VisitChargeFacts, words: LetterWords): string {
  return words.at(dayName(payUntilDate, words), words.timeWords(payUntilTime))
}
