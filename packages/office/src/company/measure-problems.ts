import type { Measures } from '@dustforce/core/catalogue'

/** The most rooms of a kind that a home can have. */
export const mostRooms = 1000

/**
 * Finds the measures of a book that cannot be asked of customers: the booking form asks for the rooms of a home and whether animals live there.
 *
 * @example
 * measureProblems({ windows: { one: 'window', many: 'windows', min: 1, max: 9 } })[0]?.field // => 'measures.windows'
 */
export function measureProblems(measures: Measures): readonly { field: string; message: string }[] {
  return Object.entries(measures).flatMap(([name, measure]) => {
    const isCount = 'max' in measure && measure.min >= 1 && measure.max <= mostRooms
    const isAsked = name === 'pets' ? 'flag' in measure : /^(bedrooms|bathrooms)$/.test(name) && isCount
    const message = `cannot be asked for; write bedrooms and bathrooms with min and max from 1 to ${mostRooms}, pets with a flag, or none`
    return isAsked ? [] : [{ field: `measures.${name}`, message }]
  })
}
