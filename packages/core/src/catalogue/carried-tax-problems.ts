import type { Issue } from '../validation/parsed.ts'
import type { PriceBook, Tax } from './price-book.ts'

/** Returns what keeps the names of taxes, which services, add-ons and charges carry, from meaning the taxes of the book. */
export function carriedTaxProblems({ taxes, services, addOns, charges = [] }: PriceBook): Issue[] {
  const lists = [
    ...Object.entries(services).map(([id, { taxes }]) => [`services.${id}.taxes`, taxes] as const),
    ...Object.entries(addOns).map(([id, { taxes }]) => [`addOns.${id}.taxes`, taxes] as const),
    ...charges.map(({ taxes }, index) => [`charges.${index}.taxes`, taxes] as const),
  ].flatMap(([field, carried]) => (carried === undefined ? [] : [{ field, carried }]))
  return [
    ...lists.flatMap(({ field, carried }) => messages(taxes, carried).map((message) => ({ field, message }))),
    ...(lists.length === 0 ? [] : twiceNamed(taxes)),
  ]
}

function messages(taxes: readonly Tax[], carried: readonly string[]): string[] {
  const names = taxes.map(({ name }) => name)
  return [
    ...carried.flatMap((name, index) => {
      if (!names.includes(name))
        return [`'${name}' is no tax of this book; its taxes are ${names.join(', ') || 'none'}`]
      return carried.indexOf(name) < index ? [`'${name}' is listed twice`] : []
    }),
    ...taxes.flatMap((tax, index) => {
      if (!('on' in tax)) return []
      // A tax on others is on what they are on.
      const before = taxes.slice(0, index).filter(({ mode }) => mode === 'added')
      return before
        .filter(({ name }) => carried.includes(name) !== carried.includes(tax.name))
        .map(({ name }) => `'${tax.name}' is also on '${name}': name both of them, or neither`)
    }),
  ]
}

function twiceNamed(taxes: readonly Tax[]): Issue[] {
  return taxes.flatMap(({ name }, index) =>
    taxes.findIndex((other) => other.name === name) < index
      ? [{ field: `taxes.${index}.name`, message: `'${name}' is the name of another tax` }]
      : [],
  )
}
