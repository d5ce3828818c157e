import type { QuoteWords } from '../quote/quote-words.ts'

const number = (count: number): string => count.toLocaleString('en-CA')

/**
 * Sentences in Canadian English.
 *
 * @example
 * enCA.count(3, 'bedroom', 'bedrooms') // => '3 bedrooms'
 */
export const enCA: QuoteWords = {
  locale: 'en-CA',
  labels: {
    beyond: (many) => `Extra ${many}`,
    tier: (from, many) => `From ${number(from)} ${many}`,
    minimum: 'Minimum',
    discount: 'Promo discount',
    includedTax: (name) => `${name} (included)`,
  },
  count: (count, one, many) => `${number(count)} ${count === 1 ? one : many}`,
  list: (parts) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  exact: (service, job, amount) => `${service} of ${job} is ${amount}.`,
  nearest: (service, job, cell, amount) => `${service} of ${job} starts from the ${cell} price, ${amount}.`,
  flat: (name, amount) => `${name} is ${amount}.`,
  units: (service, units, each, amount) => `${service} of ${units} at ${each} each is ${amount}.`,
  beyond: (count, one, many, each, amount) =>
    `${number(count)} extra ${count === 1 ? one : many} at ${each} each ${count === 1 ? 'is' : 'are'} ${amount}.`,
  tier: (count, one, many, each, amount) =>
    `${number(count)} more ${count === 1 ? one : many} at ${each} each ${count === 1 ? 'is' : 'are'} ${amount}.`,
  minimum: (minimum, amount) => `The least that this costs is ${minimum}: ${amount} more.`,
  addOn: (name, amount, unit) => `${name} is ${amount}${unit === undefined ? '' : ` (${unit})`}.`,
  addOns: (name, quantity, each, amount, unit) =>
    `${quantity} × ${name} at ${each} each${unit === undefined ? '' : ` (${unit})`} is ${amount}.`,
  charge: (reason, amount) => `${reason}: ${amount}.`,
  percentCharge: (name, percent, of, amount) => `${name} is ${percent}% of ${of}, which is ${amount}.`,
  eachCharge: (name, count, one, many, above, each, amount) =>
    `${name} is ${each} for each of ${number(count)} ${count === 1 ? one : many}${above > 0 ? ` above ${number(above)}` : ''}, which is ${amount}.`,
  reduction: (name, off) => `${name} takes ${off} off.`,
  frequency: (name, percent, of, off) => `${name} takes ${percent}% off ${of}, which is ${off}.`,
  percentDiscount: (percent, of, off) => `The promo code takes ${percent}% off ${of}, which is ${off}.`,
  fixedDiscount: (of, off) => `The promo code takes ${off} off ${of}.`,
  addedTax: (name = 'Tax', percent, of, amount) => `${name} is ${percent}% of ${of}, which is ${amount}.`,
  rounded: (amount) => `${amount} (rounded)`,
  includedTax: (name = 'tax', percent, total, tax) => `${total} contains ${tax} of ${name} at ${percent}%.`,
}
