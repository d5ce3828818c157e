import type { AmountRule, Measures, MeasureValue, TableRule } from './price-book.ts'
import { type Cell, cellsOf } from './table-cells.ts'

/** The values that a rule reads: measures by id, among whatever else a request says. */
export type Measured = Readonly<Record<string, unknown>>

/** A part of what a rule comes to, and how: the parts sum to the amount. */
export type RulePart<N extends number = number> =
  | { readonly part: 'flat'; readonly amount: N }
  | {
      readonly part: 'cell'
      readonly cell: string
      readonly measures: Readonly<Record<string, MeasureValue>>
      readonly amount: N
    }
  | {
      readonly part: 'beyond'
      readonly measure: string
      readonly count: number
      readonly each: N
      readonly amount: number
    }
  | {
      readonly part: 'units'
      readonly measure: string
      readonly from: number
      readonly count: number
      readonly each: N
      readonly amount: number
    }
  | { readonly part: 'minimum'; readonly minimum: N; readonly amount: number }

/** Works a rule out for a request whose measures were checked; without parts where a table has no cell small enough. */
export type AppliedRule<N extends number = number> = (request: Measured) => readonly RulePart<N>[]

/** The measures that a rule needs. */
export function measuresOf(rule: AmountRule): readonly string[] {
  if (rule.kind === 'table') return rule.by
  return rule.kind === 'per-unit' ? [rule.of] : []
}

/** Returns the sum of the parts of a rule. */
export function sumOf(parts: readonly RulePart[]): number {
  let sum = 0
  for (const { amount } of parts) sum += amount
  return sum
}

/** Prepares a rule, so that applying it reads no keys. */
export function applied<N extends number>(measures: Measures, rule: AmountRule<N>): AppliedRule<N> {
  const partsOf = appliedFreely(measures, rule)
  const { minimum } = rule
  if (minimum === undefined) return partsOf
  return (request) => {
    const parts = partsOf(request)
    const amount = minimum - sumOf(parts)
    return parts.length === 0 || amount <= 0 ? parts : [...parts, { part: 'minimum', minimum, amount }]
  }
}

/** A rule without its minimum. */
export function appliedFreely<N extends number>(measures: Measures, rule: AmountRule<N>): AppliedRule<N> {
  switch (rule.kind) {
    case 'flat': {
      const parts: RulePart<N>[] = [{ part: 'flat', amount: rule.amount }]
      return () => parts
    }
    case 'per-unit': {
      const { of } = rule
      const tiers = [{ from: 1, each: rule.each }, ...(rule.tiers ?? [])]
      return (request) => {
        const parts: RulePart<N>[] = []
        const units = Number(request[of])
        tiers.forEach(({ from, each }, index) => {
          const count = Math.min(units, (tiers[index + 1]?.from ?? Number.POSITIVE_INFINITY) - 1) - from + 1
          if (count <= 0 && index > 0) return
          parts.push({ part: 'units', measure: of, from, count, each, amount: count * each })
        })
        return parts
      }
    }
    case 'table':
      return appliedTable(measures, rule)
  }
}

function appliedTable<N extends number>(measures: Measures, table: TableRule<N>): AppliedRule<N> {
  const { by } = table
  const cells = cellsOf(measures, table)
  const steps = by.flatMap((measure, index) => {
    const each = table.beyond?.[measure]
    return each === undefined ? [] : [{ measure, index, each }]
  })
  return (request) => {
    const cell = nearestCell(cells, by, request)
    if (cell === undefined) return []
    const chosen: Record<string, MeasureValue> = {}
    for (const measure of by) chosen[measure] = request[measure] as MeasureValue
    const parts: RulePart<N>[] = [{ part: 'cell', cell: cell.key, measures: chosen, amount: cell.amount }]
    for (const { measure, index, each } of steps) {
      const count = Number(request[measure]) - Number(cell.values[index])
      if (count > 0) parts.push({ part: 'beyond', measure, count, each, amount: count * each })
    }
    return parts
  }
}

/** The largest cell that is above the request in no measure. */
export function nearestCell<N extends number>(
  cells: readonly Cell<N>[],
  by: readonly string[],
  request: Measured,
): Cell<N> | undefined {
  return cells.find(({ values }) =>
    by.every((measure, index) => {
      const value = values[index]
      return typeof value === 'number' ? Number(request[measure]) >= value : request[measure] === value
    }),
  )
}
