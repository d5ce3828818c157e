import { isChoice, isCount } from './measure.ts'
import type { Measures, MeasureValue, TableRule } from './price-book.ts'

/** A cell of a table: the values of the table's measures that it is for, and its amount. */
export interface Cell<N extends number = number> {
  readonly key: string
  readonly values: readonly MeasureValue[]
  readonly amount: N
}

/** The cells of a table, the largest first; a key that cannot be read is left out. */
export function cellsOf<N extends number>(measures: Measures, table: TableRule<N>): Cell<N>[] {
  const cells: Cell<N>[] = []
  for (const key in table.cells) {
    const [values] = readingsOf(measures, table.by, key)
    const amount = table.cells[key]
    if (values !== undefined && amount !== undefined) cells.push({ key, values, amount })
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
  if (!rest.startsWith('-')) return []
  return valuesAt(measures, id, rest.slice(1)).flatMap(({ value, length }) =>
    readingsOfRest(measures, others, rest.slice(1 + length)).map((values) => [value, ...values]),
  )
}

/** The values of a measure that a key can begin with. */
function valuesAt(measures: Measures, id: string, key: string): { value: MeasureValue; length: number }[] {
  const measure = measures[id]
  if (measure === undefined) return []
  if (isCount(measure)) {
    const [digits] = /^(?:0|[1-9]\d*)(?![^-])/.exec(key) ?? []
    const value = Number(digits)
    return digits !== undefined && value >= measure.min && value <= measure.max
      ? [{ value, length: digits.length }]
      : []
  }
  const values = isChoice(measure) ? Object.keys(measure.choices) : [true, false]
  return values
    .filter((value) => key.startsWith(String(value)))
    .map((value) => ({ value, length: String(value).length }))
}

function sizeOf({ values }: Cell): number {
  return values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0)
}
