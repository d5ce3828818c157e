import { isChoice, isCount, isValueOf } from './measure.ts'
import type { Measure, Measures, MeasureValue, TableRule } from './price-book.ts'

/** A cell of a table: the values of the table's measures that it is for, and its amount. */
export interface Cell<N extends number = number> {
  readonly key: string
  readonly values: readonly MeasureValue[]
  readonly amount: N
}

/** The cells of a table, the largest first; a key that cannot be read is left out. */
export function cellsOf<N extends number>(measures: Measures, table: TableRule<N>): Cell<N>[] {
  const cells = Object.entries(table.cells).flatMap(([key, amount]) => {
    const [values] = readingsOf(measures, table.by, key)
    return values === undefined ? [] : [{ key, values, amount }]
  })
  return cells.sort((a, b) => sizeOf(b) - sizeOf(a))
}

/** The ways to read a cell's key as values of its table's measures: none for a key that is wrong, the first two where choices hold hyphens. */
export function readingsOf(measures: Measures, by: readonly string[], key: string): MeasureValue[][] {
  // The parts of the key that are left, each value with the hyphen before it. Two readings up to there will do: hyphens can make billions.
  let rests = new Map<string, MeasureValue[][]>([[`-${key}`, [[]]]])
  for (const id of by) {
    const next: typeof rests = new Map()
    for (const [rest, readings] of rests)
      for (const value of possibleValues(measures[id], rest.slice(1)))
        if (rest.startsWith(`-${value}`)) {
          const after = rest.slice(`-${value}`.length)
          const longer = readings.map((values) => [...values, value])
          next.set(after, [...(next.get(after) ?? []), ...longer].slice(0, 2))
        }
    rests = next
  }
  return rests.get('') ?? []
}

/** The values of a measure, of a count only the one that a key can begin with. */
export function possibleValues(measure: Measure | undefined, key: string): readonly MeasureValue[] {
  if (measure === undefined) return []
  if (isCount(measure)) return [Number.parseInt(key, 10)].filter((value) => isValueOf(measure, value))
  return isChoice(measure) ? Object.keys(measure.choices) : [true, false]
}

function sizeOf({ values }: Cell): number {
  let sum = 0
  for (const value of values) if (typeof value === 'number') sum += value
  return sum
}
