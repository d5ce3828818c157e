import type { AmountRule, PriceBook } from '@dustforce/core/catalogue'
import { sizeWords } from './size-words.ts'

/** The names of the fields of an entry, as they follow its name; the price of an entry is the entry itself. */
const fields: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  features: 'what it includes',
  addOns: 'add-ons',
  unit: 'what the price buys',
  most: 'how many can be chosen',
  minutes: 'minutes',
  taxes: 'taxes',
  mode: 'how it is charged',
  on: 'on which amount',
  from: 'from which visit on',
  above: 'how many are free',
  when: 'when it is charged',
  min: 'least',
  max: 'most',
}

const single: Readonly<Record<string, string>> = {
  currency: 'Currency',
  rounding: 'What percentages are rounded to',
  minimumTotal: 'The least that is charged',
  'minimumCharge.amount': 'The least price of an order',
  'minimumCharge.name': 'The least price of an order: name',
  version: 'Version',
}

/**
 * Says in words what a value of a price book is. Charges and taxes are found by their place in the list, or by id and name.
 *
 * @example
 * pathWords(gtaPriceBook, 'services.standard.price.cells.3-2') // => 'Basic Cleaning, 3 bedrooms, 2 bathrooms'
 */
export function pathWords(book: PriceBook, path: string): string {
  const [group = '', id = '', ...rest] = path.split('.')
  if (group === 'services') return serviceWords(book, id, rest)
  const name = nameOf(book, group, id)
  const [field = ''] = rest
  if (name === null) return single[path] ?? path
  if (['', 'amount', 'percent', 'each'].includes(field)) return name
  return `${name}: ${fields[field] ?? field}`
}

function serviceWords(book: PriceBook, id: string, [field = '', ...rest]: readonly string[]): string {
  const service = book.services[id]
  const name = service?.name ?? id
  if (field === '') return name
  if (service === undefined || rest.length === 0 || !['price', 'minutes'].includes(field))
    return `${name}: ${fields[field] ?? field}${rest.length === 0 ? '' : `, ${Number(rest[0]) + 1}`}`
  const rule = field === 'price' ? service.price : service.minutes
  const part = rule === undefined ? rest.join(' ') : ruleWords(book, rule, rest)
  const timed = field === 'price' ? '' : 'time for '
  return part === '' ? `${name}${timed && ', time'}` : `${name}, ${timed}${part}`
}

function ruleWords(book: PriceBook, rule: AmountRule, [part = '', key = '']: readonly string[]): string {
  const one = (id: string) => {
    const measure = book.measures[id]
    return measure !== undefined && 'one' in measure ? measure.one : id
  }
  switch (part) {
    case 'cells':
      return sizeWords(book.measures, rule.kind === 'table' ? rule.by : [], key)
    case 'beyond':
      return `each further ${one(key)}`
    case 'each':
      return `each ${one(rule.kind === 'per-unit' ? rule.of : '')}`
    case 'tiers':
      return `step ${Number(key) + 2}`
    case 'minimum':
      return 'at least'
    case 'amount':
      return ''
    default:
      return part
  }
}

function nameOf(book: PriceBook, group: string, id: string): string | null {
  switch (group) {
    case 'addOns':
      return book.addOns[id]?.name ?? id
    case 'frequencies':
      return book.frequencies?.[id]?.name ?? id
    case 'charges':
      return (book.charges?.find((charge) => charge.id === id) ?? book.charges?.[Number(id)])?.name ?? id
    case 'taxes':
      return (book.taxes.find((tax) => tax.name === id) ?? book.taxes[Number(id)])?.name ?? id
    case 'measures': {
      const measure = book.measures[id]
      if (measure === undefined) return id
      return 'many' in measure ? measure.many : measure.label
    }
    default:
      return null
  }
}
