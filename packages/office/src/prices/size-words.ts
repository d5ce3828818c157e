import type { Measures } from '@dustforce/core/catalogue'

/**
 * The size that a cell of a table is for, in words.
 *
 * @param by the measures of the table
 * @example
 * sizeWords(gtaPriceBook.measures, ['bedrooms', 'bathrooms'], '3-1') // => '3 bedrooms, 1 bathroom'
 */
export function sizeWords(measures: Measures, by: readonly string[], key: string): string {
  const values = key.split('-')
  // A choice may have hyphens of its own.
  if (values.length !== by.length) return key
  return by.map((id, index) => valueWords(measures, id, values[index] ?? '')).join(', ')
}

function valueWords(measures: Measures, id: string, value: string): string {
  const measure = measures[id]
  if (measure === undefined) return value
  if ('choices' in measure) return measure.choices[value] ?? value
  if ('flag' in measure) return `${measure.label}: ${value === 'true' ? 'yes' : 'no'}`
  return `${value} ${value === '1' ? measure.one : measure.many}`
}
