import { diffPriceBooks, type PriceBook } from '@dustforce/core/catalogue'
import type { DocumentChange } from '../publishing/document-changes.ts'
import { pathWords } from './path-words.ts'
import { cellKind, cellWords } from './price-cell.ts'

/** A line of what changes between two price books. */
export type PriceChange = DocumentChange

/** The groups that have entries of their own, with the names of their orders. */
const groups = {
  services: 'The order of the services',
  addOns: 'The order of the add-ons',
  charges: 'The order of the charges',
  taxes: 'The order of the taxes',
  frequencies: 'The order of the frequencies',
  measures: 'The order of the measures',
} as const
type Group = keyof typeof groups

function isGroup(name: string): name is Group {
  return Object.hasOwn(groups, name)
}

/**
 * Lists what changes between two price books, line by line; their versions aside. What is added or taken out as a whole is one line.
 *
 * @example
 * priceChanges(gtaPriceBook, { ...gtaPriceBook, minimumTotal: cents(100) })
 * // => [{ path: 'minimumTotal', what: 'The least that is charged', before: '$0.50', after: '$1' }]
 */
export function priceChanges(before: PriceBook, after: PriceBook): readonly PriceChange[] {
  const [was, is] = [listsOf(before, after), listsOf(after, before)]
  const fields = diffPriceBooks(was, is).flatMap(({ field, ...values }): PriceChange[] => {
    const [group = '', id = ''] = field.split('.')
    if (field === 'version' || field === '$schema') return []
    if (isGroup(group) && !isList(group) && !(hasEntry(was, group, id) && hasEntry(is, group, id))) return []
    const said = (book: PriceBook, value: unknown) =>
      value === undefined ? null : cellWords(cellKind(field), value, book)
    return [
      {
        ...{ path: field, what: pathWords(was, field) },
        ...{ before: said(before, values.before), after: said(after, values.after) },
      },
    ]
  })
  return [
    ...fields,
    ...Object.keys(groups)
      .filter(isGroup)
      .flatMap((group) => entryChanges(before, after, group)),
  ]
}

/** The entries that come and go, and whether those that stay change their places. */
function entryChanges(before: PriceBook, after: PriceBook, group: Group): readonly PriceChange[] {
  const [was, is] = [idsOf(before, group), idsOf(after, group)]
  const name = (book: PriceBook, id: string) => pathWords(book, `${group}.${id}`)
  const [stayed, stay] = [was.filter((id) => is.includes(id)), is.filter((id) => was.includes(id))]
  const inOrder = (ids: readonly string[]) => ids.map((id) => name(before, id)).join(', ')
  return [
    ...was
      .filter((id) => !is.includes(id))
      .map((id) => ({ path: `${group}.${id}`, what: name(before, id), before: 'offered', after: null })),
    ...is
      .filter((id) => !was.includes(id))
      .map((id) => ({ path: `${group}.${id}`, what: name(after, id), before: null, after: 'new' })),
    ...(stayed.join() === stay.join()
      ? []
      : [{ path: group, what: groups[group], before: inOrder(stayed), after: inOrder(stay) }]),
  ]
}

/** The book with those entries of its lists that another has too, in one order: then an entry that is taken out is no change of those behind it. */
function listsOf(book: PriceBook, other: PriceBook): PriceBook {
  const { charges = [], taxes } = book
  const shared = (group: Group) => idsOf(book, group).filter((id) => idsOf(other, group).includes(id))
  const sorted = (group: Group) => shared(group).toSorted()
  return {
    ...book,
    taxes: sorted('taxes').flatMap((name) => taxes.find((tax) => tax.name === name) ?? []),
    charges: sorted('charges').flatMap((id) => charges.find((charge) => charge.id === id) ?? []),
  }
}

function isList(group: Group): boolean {
  return group === 'charges' || group === 'taxes'
}

function hasEntry(book: PriceBook, group: Group, id: string): boolean {
  return idsOf(book, group).includes(id)
}

function idsOf(book: PriceBook, group: Group): readonly string[] {
  if (group === 'charges') return (book.charges ?? []).map(({ id }) => id)
  if (group === 'taxes') return book.taxes.map(({ name }) => name)
  return Object.keys(book[group] ?? {})
}
