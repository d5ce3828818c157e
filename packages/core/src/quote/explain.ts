import { formatMoney } from '../money/index.ts'
import type { QuoteLine } from './quote-line.ts'

/**
 * Says in a plain sentence why a line of a quote is what it is.
 *
 * @example
 * explainLine(line) // => 'Tax is 13% of $297, which is $39.'
 */
export function explainLine(line: QuoteLine): string {
  const amount = formatMoney(line.amountCents)
  switch (line.rule) {
    case 'base-price': {
      const { bedrooms, bathrooms, size } = line.inputs
      const home = `${rooms(bedrooms, 'bedroom')} and ${rooms(bathrooms, 'bathroom')}`
      return size === `${bedrooms}-${bathrooms}`
        ? `${line.label} of ${home} is ${amount}.`
        : `${line.label} of ${home} starts from the ${size} price, ${amount}.`
    }
    case 'extra-bedrooms':
    case 'extra-bathrooms': {
      const { count, eachCents } = line.inputs
      const room = line.rule === 'extra-bedrooms' ? 'bedroom' : 'bathroom'
      return `${rooms(count, `extra ${room}`)} at ${formatMoney(eachCents)} each ${count === 1 ? 'is' : 'are'} ${amount}.`
    }
    case 'add-on':
      return line.inputs.unit === undefined
        ? `${line.label} is ${amount}.`
        : `${line.label} is ${amount} (${line.inputs.unit}).`
    case 'pet-fee':
      return `A home with pets takes longer to clean: ${amount}.`
    case 'discount': {
      const { type, value, subtotalCents } = line.inputs
      const off = formatMoney(line.amountCents).replace('-', '')
      return type === 'percentage'
        ? `The promo code takes ${value}% off ${formatMoney(subtotalCents)}, which is ${off}.`
        : `The promo code takes ${off} off ${formatMoney(subtotalCents)}.`
    }
    case 'tax': {
      const { percent, taxableCents, taxCents, mode } = line.inputs
      return mode === 'added'
        ? `Tax is ${percent}% of ${formatMoney(taxableCents)}, which is ${amount}.`
        : `${formatMoney(taxableCents)} contains ${formatMoney(taxCents)} of tax at ${percent}%.`
    }
  }
}

function rooms(count: number, room: string): string {
  return `${count} ${room}${count === 1 ? '' : 's'}`
}
