import type { Charge, Condition, Measures, PriceBook } from '@dustforce/core/catalogue'

const names: Readonly<Record<string, string>> = {
  weekday: 'Weekday',
  date: 'Day',
  time: 'Time',
  service: 'Service',
  frequency: 'Frequency',
}

/**
 * When a charge applies, in words.
 *
 * @example
 * conditionWords(gtaPriceBook, gtaPriceBook.charges?.[0]) // => 'I have pets'
 */
export function conditionWords(
  { measures }: Pick<PriceBook, 'measures'>,
  charge: Charge | undefined,
): string {
  const conditions = Object.entries(charge?.when ?? {})
  if (conditions.length === 0) return 'Always'
  return conditions.map(([id, condition]) => said(nameOf(measures, id), condition)).join('; ')
}

function nameOf(measures: Measures, id: string): string {
  const measure = measures[id]
  if (measure === undefined) return names[id] ?? id
  return 'many' in measure ? measure.many : measure.label
}

function said(name: string, condition: Condition): string {
  if (condition === true) return name
  if (condition === false) return `${name}: no`
  if (typeof condition !== 'object') return `${name}: ${condition}`
  if ('from' in condition) return `${name}: ${condition.from} to ${condition.to}`
  if ('atLeast' in condition || 'below' in condition) {
    const { atLeast, below } = condition
    return `${name}: ${[atLeast === undefined ? null : `from ${atLeast}`, below === undefined ? null : `below ${below}`].filter(Boolean).join(', ')}`
  }
  return `${name}: ${[condition].flat().join(' or ')}`
}
