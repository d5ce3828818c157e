import type { Issue } from '../validation/parsed.ts'
import { carriedTaxProblems } from './carried-tax-problems.ts'
import { chargeProblems } from './charge-problems.ts'
import { isCount } from './measure.ts'
import { isOwnField } from './own-field.ts'
import type { AmountRule, Measure, Measures, PerUnitRule, PriceBook, Service, Tax } from './price-book.ts'
import { tableProblems } from './table-problems.ts'

/** Something in a price book that contradicts itself: where, as a path, and why. */
export type PriceBookProblem = Issue

/** Returns the contradictions between the parts of a well-formed price book. */
export function soundnessProblems(book: PriceBook): PriceBookProblem[] {
  return [
    ...currencyProblems(book),
    ...taxProblems(book.taxes),
    ...carriedTaxProblems(book),
    ...Object.entries(book.measures).flatMap(([id, measure]) => rangeProblems(id, measure)),
    ...serviceProblems(book),
    ...chargeProblems(book),
    ...visitProblems(book),
  ]
}

function currencyProblems({ currency }: PriceBook): Issue[] {
  return Intl.supportedValuesOf('currency').includes(currency)
    ? []
    : [{ field: 'currency', message: `'${currency}' is no currency of ISO 4217` }]
}

function taxProblems(taxes: readonly Tax[]): Issue[] {
  return taxes.flatMap((tax, index) =>
    tax.mode === 'added' &&
    tax.on === 'previous' &&
    !taxes.slice(0, index).some(({ mode }) => mode === 'added')
      ? [{ field: `taxes.${index}.on`, message: 'there is no added tax before it' }]
      : [],
  )
}

function visitProblems(book: PriceBook): Issue[] {
  if (isOwnField(book, 'visit')) return []
  return Object.entries(book.frequencies ?? {}).flatMap(([id, { from }]) =>
    from === undefined
      ? []
      : [{ field: `frequencies.${id}.from`, message: "needs another name for the measure 'visit'" }],
  )
}

function rangeProblems(id: string, measure: Measure): Issue[] {
  if (!isCount(measure) || measure.min <= measure.max) return []
  return [{ field: `measures.${id}.max`, message: `must not be below min, ${measure.min}` }]
}

function serviceProblems(book: PriceBook): Issue[] {
  return Object.entries(book.services).flatMap(([id, service]) => [
    ...ruleProblems(book, `services.${id}.price`, service.price),
    ...(service.minutes === undefined ? [] : ruleProblems(book, `services.${id}.minutes`, service.minutes)),
    ...addOnProblems(book, id, service),
  ])
}

function addOnProblems(book: PriceBook, id: string, { addOns }: Service): Issue[] {
  const field = `services.${id}.addOns`
  return addOns.flatMap((addOn, index) => {
    if (!Object.hasOwn(book.addOns, addOn))
      return [{ field, message: `'${addOn}' is not an add-on of this book` }]
    return addOns.indexOf(addOn) < index ? [{ field, message: `'${addOn}' is listed twice` }] : []
  })
}

function ruleProblems({ measures }: PriceBook, field: string, rule: AmountRule): Issue[] {
  switch (rule.kind) {
    case 'flat':
      return []
    case 'per-unit':
      return [
        ...countProblems(measureOf(measures, rule.of), `${field}.of`, rule.of),
        ...tierProblems(field, rule),
      ]
    case 'table':
      return tableProblems(measures, field, rule)
  }
}

/** A measure of the book itself: every object has a `constructor` besides. */
function measureOf(measures: Measures, id: string): Measure | undefined {
  return Object.hasOwn(measures, id) ? measures[id] : undefined
}

function countProblems(measure: Measure | undefined, field: string, id: string): Issue[] {
  if (measure === undefined) return [{ field, message: `'${id}' is not a measure of this book` }]
  return isCount(measure) ? [] : [{ field, message: `'${id}' is not a count` }]
}

function tierProblems(field: string, { tiers = [] }: PerUnitRule): Issue[] {
  return tiers.flatMap(({ from }, index) => {
    const before = tiers[index - 1]?.from ?? 1
    return from > before
      ? []
      : [
          {
            field: `${field}.tiers.${index}.from`,
            message: `must be above ${before}, where the tier before begins`,
          },
        ]
  })
}
