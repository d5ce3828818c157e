import type { PriceBook } from '../catalogue/price-book.ts'
import { labelLine } from '../quote/explain.ts'
import type { QuoteLine } from '../quote/quote-line.ts'
import type { QuoteWords } from '../quote/quote-words.ts'

export { planInFrench } from '../plan/plan-in-french.ts'
export { promoMessageInFrench } from '../promo/promo-message-in-french.ts'
export { problemInFrench } from '../quote/problem-in-french.ts'
export { closedInFrench } from '../schedule/closed-in-french.ts'
export { dateInFrench, timeInFrench } from '../schedule/times-in-french.ts'
export { seriesInFrench } from '../series/series-in-french.ts'

const number = (count: number): string => count.toLocaleString('fr-CA')
const percentage = (percent: number): string => `${number(percent)}\u00a0%`

/**
 * Sentences in Canadian French.
 *
 * @example
 * frCA.flat('Visite', '35 $') // => 'Visite : 35 $.'
 */
export const frCA: QuoteWords = {
  locale: 'fr-CA',
  labels: {
    beyond: (many) => `${many} de plus`,
    tier: (from, many) => `À partir de ${number(from)} ${many}`,
    minimum: 'Minimum',
    discount: 'Code promo',
    includedTax: (name) => `${name} (comprise)`,
  },
  count: (count, one, many) => `${number(count)} ${count < 2 ? one : many}`,
  list: (parts) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`,
  exact: (service, job, amount) => `${service}, ${job} : ${amount}.`,
  nearest: (service, job, cell, amount) => `${service}, ${job} : à partir du prix ${cell}, ${amount}.`,
  flat: (name, amount) => `${name} : ${amount}.`,
  units: (service, units, each, amount) => `${service}, ${units} à ${each} chacun : ${amount}.`,
  beyond: (count, one, many, each, amount) =>
    `${number(count)} ${count < 2 ? one : many} de plus à ${each} : ${amount}.`,
  tier: (count, one, many, each, amount) =>
    `${number(count)} ${count < 2 ? one : many} de plus à ${each} : ${amount}.`,
  minimum: (minimum, amount) => `Le prix minimal est de ${minimum} : ${amount} de plus.`,
  addOn: (name, amount, unit) => `${name}${unit === undefined ? '' : ` (${unit})`} : ${amount}.`,
  addOns: (name, quantity, each, amount, unit) =>
    `${quantity} × ${name} à ${each}${unit === undefined ? '' : ` (${unit})`} : ${amount}.`,
  charge: (reason, amount) => `${reason} : ${amount}.`,
  percentCharge: (name, percent, of, amount) => `${name} : ${percentage(percent)} de ${of}, soit ${amount}.`,
  eachCharge: (name, count, one, many, above, each, amount) =>
    `${name} : ${each} pour chaque ${one}${above > 0 ? ` au-delà de ${number(above)} ${many}` : ''}, ${number(count)} en tout, soit ${amount}.`,
  reduction: (name, off) => `${name} : ${off} de rabais.`,
  frequency: (name, percent, of, off) => `${name} : ${percentage(percent)} de rabais sur ${of}, soit ${off}.`,
  percentDiscount: (percent, of, off) =>
    `Le code promo donne ${percentage(percent)} de rabais sur ${of}, soit ${off}.`,
  fixedDiscount: (of, off) => `Le code promo donne ${off} de rabais sur ${of}.`,
  addedTax: (name = 'Taxe', percent, of, amount) =>
    `${name} : ${percentage(percent)} de ${of}, soit ${amount}.`,
  rounded: (amount) => `${amount} (arrondi)`,
  includedTax: (name = 'taxe', percent, total, tax) =>
    `${total} comprend ${tax} de ${name} à ${percentage(percent)}.`,
}

/**
 * The words of `<dustforce-quote>` in Canadian French: set them as its `words`. Names are the book's.
 *
 * @example
 * elementInFrench.once // => 'Une seule fois'
 */
export const elementInFrench = {
  locale: frCA.locale,
  form: 'Calculateur de prix',
  service: 'Service',
  date: 'Date',
  time: 'Heure',
  frequency: 'Fréquence',
  once: 'Une seule fois',
  addOns: 'Options',
  each: 'chacun',
  total: 'Total',
  noPrices: 'Les prix ne peuvent pas être affichés pour le moment.',
  line: (line: QuoteLine, book: PriceBook): string => labelLine(line, book, frCA),
}
