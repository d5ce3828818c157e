import type { Measures } from '@dustforce/core/catalogue'

/** How many of something there can be. */
export interface Range {
  readonly min: number
  readonly max: number
}

/** What a company that cleans homes asks about one: what its price book does not measure is not asked. */
export interface HomeMeasures {
  readonly bedrooms: Range | null
  readonly bathrooms: Range | null
  readonly pets: boolean
}

/**
 * What is asked about a home by the measures of a price book.
 *
 * @example
 * homeMeasures({}) // => { bedrooms: null, bathrooms: null, pets: false }
 */
export function homeMeasures(measures: Measures): HomeMeasures {
  return {
    bedrooms: rangeOf(measures, 'bedrooms'),
    bathrooms: rangeOf(measures, 'bathrooms'),
    pets: Object.hasOwn(measures, 'pets'),
  }
}

function rangeOf(measures: Measures, name: string): Range | null {
  const measure = Object.hasOwn(measures, name) ? measures[name] : undefined
  return measure !== undefined && 'max' in measure ? { min: measure.min, max: measure.max } : null
}

/**
 * The rooms of a home that a price book measures.
 *
 * @example
 * measuredRooms({ bedrooms: { one: 'bedroom', many: 'bedrooms', min: 1, max: 5 } }) // => ['bedrooms']
 */
export function measuredRooms(measures: Measures): readonly ('bedrooms' | 'bathrooms')[] {
  return (['bedrooms', 'bathrooms'] as const).filter((name) => Object.hasOwn(measures, name))
}

/**
 * Whether a company cleans homes, by what its price book measures: only then is it spoken of cleaning, and asked whose equipment is used.
 *
 * @example
 * cleansHomes({}) // => false
 */
export function cleansHomes(measures: Measures): boolean {
  return measuredRooms(measures).length > 0
}

/** How many rooms of a kind a home can have. */
export const mostRooms = 1000

/**
 * What of a book's measures cannot be asked of customers: the booking form asks for the rooms of a home and whether animals live there.
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
