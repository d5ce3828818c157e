import type { PriceBook } from '@dustforce/core/catalogue'
import { believedPriceBook } from '@dustforce/core/catalogue'

/** The names of the things of a price book in another language, by their ids; of a tax by its name. What is left out keeps its name. */
export interface BookNames {
  readonly services?: Readonly<
    Record<
      string,
      { readonly name?: string; readonly description?: string; readonly features?: readonly string[] }
    >
  >
  readonly addOns?: Readonly<
    Record<string, { readonly name?: string; readonly description?: string; readonly unit?: string }>
  >
  readonly measures?: Readonly<
    Record<string, { readonly one?: string; readonly many?: string; readonly label?: string }>
  >
  readonly charges?: Readonly<Record<string, { readonly name?: string; readonly description?: string }>>
  readonly frequencies?: Readonly<Record<string, { readonly name?: string }>>
  readonly taxes?: Readonly<Record<string, { readonly name?: string }>>
}

/**
 * A price book with its names in another language: every id, price and rule is as it was.
 *
 * @example
 * bookIn(gtaPriceBook, { addOns: { laundry: { name: 'Lessive' } } }).addOns.laundry.name // => 'Lessive'
 */
export function bookIn<Book extends PriceBook>(book: Book, names: BookNames): Book {
  const named: Book = JSON.parse(JSON.stringify(book))
  const rename = (
    things: Readonly<Record<string, object>> | undefined,
    own: Readonly<Record<string, object>> = {},
  ) => {
    for (const [id, thing] of Object.entries(things ?? {})) Object.assign(thing, own[id])
  }
  rename(named.services, names.services)
  rename(named.addOns, names.addOns)
  rename(named.measures, names.measures)
  rename(named.frequencies, names.frequencies)
  for (const charge of named.charges ?? []) Object.assign(charge, names.charges?.[charge.id])
  for (const tax of named.taxes) Object.assign(tax, names.taxes?.[tax.name])
  // Names change no price: what was read stays read.
  return believedPriceBook(named)
}
