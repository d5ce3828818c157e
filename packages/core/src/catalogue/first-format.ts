import { isRecord } from '../validation/is-record.ts'
import { anyText, integer, list, number, object, oneOf, record, text } from '../validation/shape.ts'

/** A price book as it was written before it had measures: bedrooms and bathrooms, one tax, a pet fee. */
export interface FirstPriceBook {
  readonly version: string
  readonly currency: string
  readonly rounding: 'dollar' | 'cent'
  readonly tax: { readonly name: string; readonly percent: number; readonly mode: 'added' | 'included' }
  readonly petFeeCents: number
  readonly extraBedroomCents: number
  readonly extraBathroomCents: number
  readonly maxRooms: number
  readonly services: Readonly<
    Record<
      string,
      {
        readonly name: string
        readonly description: string
        readonly features: readonly string[]
        readonly basePrices: Readonly<Record<string, number>>
        readonly addOns: readonly string[]
      }
    >
  >
  readonly addOns: Readonly<
    Record<
      string,
      {
        readonly name: string
        readonly priceCents: number
        readonly unit?: string
        readonly description: string
      }
    >
  >
}

const id = { pattern: /./s, words: 'a text' }
const price = integer(0, 100_000_000)

/** The shape of a book of the first format. */
export const firstShape = object({
  version: text(),
  currency: text({ pattern: /^[A-Z]{3}$/, words: 'three capital letters' }),
  rounding: oneOf('dollar', 'cent'),
  tax: object({ name: text(), percent: number(0, 100), mode: oneOf('added', 'included') }),
  petFeeCents: price,
  extraBedroomCents: price,
  extraBathroomCents: price,
  maxRooms: integer(1, 20),
  services: record(
    id,
    object({
      name: text(),
      description: anyText,
      features: list(anyText),
      basePrices: record({ pattern: /^[1-9]\d*-[1-9]\d*$/, words: "'bedrooms-bathrooms'" }, price),
      addOns: list(text()),
    }),
  ),
  addOns: record(id, object({ name: text(), priceCents: price, description: anyText }, { unit: text() })),
})

/** Whether a value is meant as a book of the first format. */
export function isFirstFormat(input: unknown): boolean {
  return isRecord(input) && input.measures === undefined && ('maxRooms' in input || 'petFeeCents' in input)
}

/**
 * Rewrites a book of the first format: bedrooms, bathrooms and pets become measures, the pet fee a charge, the prices of further rooms
 * what a table adds beyond its cells. It prices every request as before. Sizes above `maxRooms`, which nobody could choose, go.
 *
 * @returns the book as JSON, to be read by `parsePriceBook`
 */
export function upgradePriceBook(book: FirstPriceBook): Readonly<Record<string, unknown>> {
  const { version, currency, rounding, tax, maxRooms } = book
  const beyond = { bedrooms: book.extraBedroomCents, bathrooms: book.extraBathroomCents }
  const canBeChosen = (size: string) => size.split('-').every((rooms) => Number(rooms) <= maxRooms)
  return {
    version,
    currency,
    rounding,
    taxes: [tax],
    measures: {
      bedrooms: { one: 'bedroom', many: 'bedrooms', min: 1, max: maxRooms },
      bathrooms: { one: 'bathroom', many: 'bathrooms', min: 1, max: maxRooms },
      pets: { label: 'I have pets', flag: true },
    },
    services: mapValues(book.services, ({ name, description, features, basePrices, addOns }) => ({
      name,
      description,
      features,
      price: {
        kind: 'table',
        by: ['bedrooms', 'bathrooms'],
        cells: Object.fromEntries(Object.entries(basePrices).filter(([size]) => canBeChosen(size))),
        beyond,
      },
      addOns,
    })),
    addOns: mapValues(book.addOns, ({ priceCents, ...addOn }) => ({ ...addOn, amount: priceCents })),
    charges: [
      {
        id: 'pets',
        name: 'Pet fee',
        description: 'A home with pets takes longer to clean',
        amount: book.petFeeCents,
        when: { pets: true },
      },
    ],
    minimumTotal: 50,
  }
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, map: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
