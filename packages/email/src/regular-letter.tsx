import type { EmailContent } from '@dustforce/workflows/ports'
import { dayName } from './booking-words.ts'
import type { Letter } from './letter-shape.ts'
import { PlaceOffered } from './templates/place-offered.tsx'
import { PriceRise, PriceRiseTakenBack } from './templates/price-rise.tsx'
import { chargeSubject, VisitCharge } from './templates/visit-charge.tsx'
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
        | 'waiting-joined'
        | 'place-offered'
    }
  >,
  words: LetterWords,
): Letter {
  const { business } = words
  switch (content.kind) {
    case 'price-rise':
      return {
        subject: `Your visits have a new price from ${dayName(content.facts.holdsFrom)} – ${business.company.name}`,
        body: <PriceRise business={business} rise={content.facts} />,
      }
    case 'price-rise-taken-back':
      return {
        subject: `Your visits keep their price – ${business.company.name}`,
        body: <PriceRiseTakenBack business={business} rise={content.facts} />,
      }
    case 'visit-announced':
    case 'visit-declined':
    case 'visit-unpaid':
    case 'visit-freed':
      return {
        subject: chargeSubject(content.kind, dayName(content.facts.date)),
        body: <VisitCharge business={business} visit={content.facts} kind={content.kind} />,
      }
    case 'waiting-joined':
      return {
        subject: `You are in the queue – ${business.company.name}`,
        body: <WaitingJoined business={business} wish={content.facts} />,
      }
    case 'place-offered':
      return {
        subject: `A place is free on ${dayName(content.facts.day)}`,
        body: <PlaceOffered business={business} wish={content.facts} />,
      }
  }
}
