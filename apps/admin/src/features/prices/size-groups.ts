import type { PriceBook, Service } from '@dustforce/core/catalogue'

/** The rule that a table of sizes is of. */
export type SizedRule = 'price' | 'minutes'

/** Services whose price, or time, goes by the same measures. */
export interface SizeGroup {
  readonly by: readonly string[]
  readonly services: readonly (readonly [id: string, service: Service])[]
  /** The sizes of all of them. */
  readonly sizes: readonly string[]
  /** The measures of which each step above a size costs more. */
  readonly beyond: readonly string[]
  readonly hasMinimum: boolean
}

/**
 * The tables of a book, one for all services that go by the same measures.
 *
 * @example
 * sizeGroups(gtaPriceBook, 'price').map(({ by }) => by) // => [['bedrooms', 'bathrooms']]
 */
export function sizeGroups(book: PriceBook, rule: SizedRule): readonly SizeGroup[] {
  const tables = Object.entries(book.services).flatMap(([id, service]) => {
    const table = service[rule]
    return table?.kind === 'table' ? [{ id, service, table }] : []
  })
  const kinds = [...new Set(tables.map(({ table }) => table.by.join()))]
  return kinds.map((kind) => {
    const same = tables.filter(({ table }) => table.by.join() === kind)
    return {
      by: same[0]?.table.by ?? [],
      services: same.map(({ id, service }) => [id, service] as const),
      sizes: [...new Set(same.flatMap(({ table }) => Object.keys(table.cells)))],
      beyond: [...new Set(same.flatMap(({ table }) => Object.keys(table.beyond ?? {})))],
      hasMinimum: same.some(({ table }) => table.minimum !== undefined),
    }
  })
}
