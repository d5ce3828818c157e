import { isChoice, isCount } from '../catalogue/measure.ts'
import type { Measure, PriceBook } from '../catalogue/price-book.ts'
import type { QuoteProblem } from './request-problems.ts'

/**
 * Says in Canadian French what a customer should do about a problem of a request: what the field allows. The problem's own `message` says in English
 * what was wrong.
 *
 * @param book the book that the request was for
 * @example
 * problemInFrench({ field: 'time', message: 'must be a time as HH:mm' }, gtaPriceBook) // => 'Cette heure n’existe pas.'
 */
export function problemInFrench(
  { field }: Pick<QuoteProblem, 'field'>,
  { measures, services, frequencies = {} }: PriceBook,
): string {
  switch (field) {
    case 'service':
      return oneOf(Object.values(services).map(({ name }) => name))
    case 'frequency':
      return oneOf(Object.values(frequencies).map(({ name }) => name))
    case 'addOns':
      return 'Ces options ne sont pas offertes avec ce service, ou pas en ce nombre.'
    case 'date':
      return 'Cette date n’existe pas.'
    case 'time':
      return 'Cette heure n’existe pas.'
    case 'promo':
      return 'Ce code promo ne s’applique pas à ce prix.'
    default: {
      const measure = Object.hasOwn(measures, field) ? measures[field] : undefined
      return measure === undefined ? `Ce champ est inconnu : ${field}.` : allowed(measure)
    }
  }
}

function allowed(measure: Measure): string {
  if (isCount(measure)) return `Choisissez de ${measure.min} à ${measure.max} ${measure.many}.`
  return isChoice(measure) ? oneOf(Object.values(measure.choices)) : `${measure.label} : oui ou non ?`
}

function oneOf(names: readonly string[]): string {
  return `Choisissez : ${names.join(', ')}.`
}
