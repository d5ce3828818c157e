import type { Measures } from '@dustforce/core/catalogue'

/** The lowest and the highest number that there can be of something. */
export interface Range {
  readonly min: number
  readonly max: number
}

/** The measures of a home that a company that cleans homes asks about: what its price book does not measure is not asked. */
export interface HomeMeasures {
  readonly bedrooms: Range | null
  readonly bathrooms: Range | null
  readonly pets: boolean
}

/**
 * Returns what is asked about a home by the measures of a price book.
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
