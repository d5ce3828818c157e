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
  const cells: Cell<N>[] = []
  for (const [key, amount] of Object.entries(table.cells)) {
    const [values] = readingsOf(measures, table.by, key)
    if (values !== undefined) cells.push({ key, values, amount })
  }
  return cells.sort((a, b) => sizeOf(b) - sizeOf(a))
}

/** Every way to read a cell's key as values of its table's measures: none for a key that is wrong, several where choices hold hyphens. */
export function readingsOf(measures: Measures, by: readonly string[], key: string): MeasureValue[][] {
  return readingsOfRest(measures, by, `-${key}`)
}

/** The same of what is left of a key, each value with the hyphen before it. */
function readingsOfRest(
  measures: Measures,
  [id, ...others]: readonly string[],
  rest: string,
): MeasureValue[][] {
  if (id === undefined) return rest === '' ? [[]] : []
  return possibleValues(measures[id], rest.slice(1))
    .filter((value) => rest.startsWith(`-${value}`))
    .flatMap((value) =>
      readingsOfRest(measures, others, rest.slice(1 + `${value}`.length)).map((values) => [value, ...values]),
    )
}

/** The values of a measure, of a count only the one that a key can begin with. */
function possibleValues(measure: Measure | undefined, key: string): readonly MeasureValue[] {
  if (measure === undefined) return []
  if (isCount(measure)) return [Number.parseInt(key, 10)].filter((value) => isValueOf(measure, value))
  return isChoice(measure) ? Object.keys(measure.choices) : [true, false]
}

function sizeOf({ values }: Cell): number {
  return values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0)
}
