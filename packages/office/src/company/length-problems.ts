import { quote, quoteProblems } from '@dustforce/core/quote'
import type { CompanyPriceBook } from './business.ts'
import { homeMeasures, type Range } from './home-measures.ts'

/** The shortest and the longest visit, in minutes: the database keeps no other. */
const [shortest, longest] = [15, 24 * 60]
/** The number of sizes that are tried of one measure: the first ones and the largest. */
const tried = 12

/**
 * The services of a price book with a visit that would be shorter than a quarter of an hour or longer than a day: nobody could book it.
 *
 * @param book one that was read
 * @example
 * lengthProblems(gtaPriceBook) // => []
 */
export function lengthProblems(book: CompanyPriceBook): readonly { field: string; message: string }[] {
  const { bedrooms, bathrooms } = homeMeasures(book.measures)
  const sizes = countsOf(bedrooms).flatMap((rooms) =>
    countsOf(bathrooms).map((baths) => ({
      ...(bedrooms !== null && { bedrooms: rooms }),
      ...(bathrooms !== null && { bathrooms: baths }),
    })),
  )
  return Object.entries(book.services).flatMap(([service, { addOns }]) => {
    for (const size of sizes)
      for (const chosen of [[], addOns]) {
        const request = { service, ...size, addOns: chosen }
        if (quoteProblems(book, request).length > 0) continue
        const { minutes } = quote(book, request)
        if (minutes !== null && (minutes < shortest || minutes > longest))
          return [
            {
              field: `services.${service}.minutes`,
              message: `makes a visit of ${minutes} minutes; write a length of ${shortest} to ${longest}, with all that goes with it`,
            },
          ]
      }
    return []
  })
}

function countsOf(range: Range | null): readonly number[] {
  if (range === null) return [0]
  const { min, max } = range
  const first = Array.from({ length: Math.min(max - min + 1, tried) }, (_, nr) => min + nr)
  return [...new Set([...first, max])]
}
