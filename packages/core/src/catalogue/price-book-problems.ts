import { nearestSize } from './nearest-size.ts'
import type { PriceBook, Service } from './price-book.ts'

/** Something in a price book that contradicts itself: where, as a path, and why. */
export interface PriceBookProblem {
  readonly field: string
  readonly message: string
}

/**
 * What keeps a price book from pricing every home fairly: no service, a table that does not start at 1-1 or is no chain, a larger home
 * that costs less than a smaller one, or add-ons that the book does not list. Empty for a sound book.
 *
 * @example
 * priceBookProblems(gtaPriceBook) // => []
 */
export function priceBookProblems(book: PriceBook): PriceBookProblem[] {
  const services = Object.entries(book.services)
  if (services.length === 0) return [{ field: 'services', message: 'A price book needs a service' }]
  return services.flatMap(([id, service]) => [
    ...tableProblems(book, service).map((message) => ({ field: `services.${id}.basePrices`, message })),
    ...service.addOns
      .filter((addOn) => !Object.hasOwn(book.addOns, addOn))
      .map((addOn) => ({
        field: `services.${id}.addOns`,
        message: `'${addOn}' is not an add-on of this book`,
      })),
  ])
}

function tableProblems(book: PriceBook, service: Service): string[] {
  const broken = brokenChain(service)
  if (broken !== undefined) return [broken]
  const price = (bedrooms: number, bathrooms: number): number => {
    const { tableCents, extraBedrooms, extraBathrooms } = nearestSize(service, bedrooms, bathrooms)
    return tableCents + extraBedrooms * book.extraBedroomCents + extraBathrooms * book.extraBathroomCents
  }
  const problems: string[] = []
  for (let bedrooms = 1; bedrooms <= book.maxRooms; bedrooms += 1) {
    for (let bathrooms = 1; bathrooms <= book.maxRooms; bathrooms += 1) {
      for (const [more, moreBathrooms] of [
        [bedrooms + 1, bathrooms],
        [bedrooms, bathrooms + 1],
      ] as const) {
        if (
          Math.max(more, moreBathrooms) > book.maxRooms ||
          price(more, moreBathrooms) >= price(bedrooms, bathrooms)
        )
          continue
        problems.push(
          `A home of ${more}-${moreBathrooms} would cost less than one of ${bedrooms}-${bathrooms}`,
        )
      }
    }
  }
  return problems
}

/** The first place where a table is not a chain of sizes from 1-1 up, each holding the one before it. */
function brokenChain(service: Service): string | undefined {
  const sizes = Object.keys(service.basePrices)
    .map((size) => {
      const [bedrooms = 0, bathrooms = 0] = size.split('-').map(Number)
      return { size, bedrooms, bathrooms, rooms: bedrooms + bathrooms }
    })
    .toSorted((a, b) => a.rooms - b.rooms)
  if (sizes[0]?.size !== '1-1') return 'The table must start at 1-1'
  for (const [index, larger] of sizes.slice(1).entries()) {
    const smaller = sizes[index]
    if (smaller === undefined || larger.bedrooms < smaller.bedrooms || larger.bathrooms < smaller.bathrooms) {
      return `${larger.size} must hold ${smaller?.size}: the sizes of a table form a chain`
    }
  }
  return undefined
}
