import type { EmailContent } from '@dustforce/workflows/ports'
import { dayName } from './booking-words.ts'
import type { Letter } from './letter-shape.ts'
import { CardExpiring } from './templates/card-expiring.tsx'
import { PlaceOffered } from './templates/place-offered.tsx'
import { PriceRise, PriceRiseTakenBack } from './templates/price-rise.tsx'
import { VisitCharge } from './templates/visit-charge.tsx'
import { VisitsChanged } from './templates/visits-changed.tsx'
import { WaitingJoined } from './templates/waiting-joined.tsx'
import type { LetterWords } from './words/letter-words.ts'

/** The letters about visits that repeat, and about a place that somebody waits for. */
export function regularLetter(
  content: Extract<
    EmailContent,
    {
      readonly kind:
        | 'price-rise'
        | 'price-rise-taken-back'
        | 'visit-announced'
        | 'visit-declined'
        | 'visit-unpaid'
        | 'visit-freed'
        | 'card-expiring'
        | 'visits-changed'
        | 'waiting-joined'
        | 'place-offered'
    }
  >,
  words: LetterWords,
): Letter {
  const { business, cardExpiring, charge, priceRise, queue, visitsChanged } = words
  const { name } = business.company
  switch (content.kind) {
    case 'price-rise':
      return {
        subject: priceRise.subject(dayName(content.facts.holdsFrom, words), name),
        body: <PriceRise rise={content.facts} />,
      }
    case 'price-rise-taken-back':
      return {
        subject: priceRise.subjectBack(name),
        body: <PriceRiseTakenBack rise={content.facts} />,
      }
    case 'visit-announced':
    case 'visit-declined':
    case 'visit-unpaid':
    case 'visit-freed':
      return {
        subject: charge.subject[content.kind](words.visit, dayName(content.facts.date, words)),
        body: <VisitCharge visit={content.facts} kind={content.kind} />,
      }
    case 'card-expiring':
      return {
        subject: cardExpiring.subject(words.visit, dayName(content.facts.date, words)),
        body: <CardExpiring visit={content.facts} />,
      }
    case 'visits-changed':
      return {
        subject: `${visitsChanged.title[content.facts.change]} – ${name}`,
        body: <VisitsChanged visits={content.facts} />,
      }
    case 'waiting-joined':
      return {
        subject: queue.subject(name),
        body: <WaitingJoined wish={content.facts} />,
      }
    case 'place-offered':
      return {
        subject: queue.offeredSubject(dayName(content.facts.day, words)),
        body: <PlaceOffered wish={content.facts} />,
      }
  }
}
