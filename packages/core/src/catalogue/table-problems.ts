import type { Issue } from '../validation/parsed.ts'
import { appliedFreely, sumOf } from './apply-rule.ts'
import { isChoice, isCount } from './measure.ts'
import type { Measure, Measures, MeasureValue, TableRule } from './price-book.ts'
import { type Cell, cellsOf, possibleValues, readingsOf } from './table-cells.ts'

/** A measure that a table goes by, with its id. */
type NamedMeasure = readonly [id: string, measure: Measure]

/** Returns what keeps a table from having exactly one price for every request, or makes a larger job cost less. */
export function tableProblems(measures: Measures, field: string, table: TableRule): Issue[] {
  const known = table.by.flatMap((id): NamedMeasure[] => {
    const measure = Object.hasOwn(measures, id) ? measures[id] : undefined
    return measure === undefined ? [] : [[id, measure]]
  })
  const unknown = table.by.filter((id) => !Object.hasOwn(measures, id))
  const twice = table.by.filter((id, index) => table.by.indexOf(id) < index)
  const wrong = [
    ...unknown.map((id) => ({ field: `${field}.by`, message: `'${id}' is not a measure of this book` })),
    ...twice.map((id) => ({ field: `${field}.by`, message: `'${id}' is listed twice` })),
    ...beyondProblems(measures, field, table),
  ]
  if (known.length < table.by.length || twice.length > 0) return wrong
  const unreadable = keyProblems(measures, known, `${field}.cells`, table)
  if (unreadable.length > 0) return [...wrong, ...unreadable]
  const cells = cellsOf(measures, table)
  const gaps = [...startProblems(known, cells), ...ambiguities(table, cells)]
  const messages = gaps.length > 0 ? gaps : reversals(measures, table, cells)
  return [...wrong, ...messages.map((message) => ({ field: `${field}.cells`, message }))]
}

function beyondProblems(measures: Measures, field: string, { by, beyond = {} }: TableRule): Issue[] {
  return Object.keys(beyond).flatMap((id) => {
    const measure = measures[id]
    const isStepped = by.includes(id) && measure !== undefined && isCount(measure)
    return isStepped
      ? []
      : [{ field: `${field}.beyond.${id}`, message: 'is not a count that the table goes by' }]
  })
}

function keyProblems(
  measures: Measures,
  known: readonly NamedMeasure[],
  field: string,
  { by, cells }: TableRule,
): Issue[] {
  return Object.keys(cells).flatMap((key) => {
    const readings = readingsOf(measures, by, key)
    if (readings.length === 1) return []
    const words = known.map(([id, measure]) => `${id} ${rangeOf(measure)}`).join(', ')
    const message =
      readings.length === 0
        ? `cannot be read as ${words}`
        : `can be read as ${readings.map((values) => values.join(' and ')).join(', or as ')}`
    return [{ field: `${field}.${key}`, message }]
  })
}

function rangeOf(measure: Measure): string {
  if (isCount(measure)) return `${measure.min}–${measure.max}`
  return isChoice(measure) ? Object.keys(measure.choices).join('/') : 'true/false'
}

/** More problems of a kind are not named: a table by twenty flags lacks a million cells. */
const mostNamed = 20

/** Every choice must have a cell for the smallest job. */
function startProblems(known: readonly NamedMeasure[], cells: readonly Cell[]): string[] {
  // A cell is for one combination of choices: among so many, enough are missing.
  return smallest(known, cells.length + mostNamed)
    .filter((values) => !cells.some((cell) => isWithin(cell.values, values)))
    .slice(0, mostNamed)
    .map((values) => `has no price for the smallest job: add a cell '${values.join('-')}'`)
}

/** The smallest counts with every combination of choices, the first of them: the last choice changes first, as the last digit of a number. */
function smallest(known: readonly NamedMeasure[], most: number): (readonly MeasureValue[])[] {
  const choices = known.map(([, measure]) => (isCount(measure) ? [measure.min] : possibleValues(measure, '')))
  const length = choices.reduce((count, values) => Math.min(count * values.length, most), 1)
  return Array.from({ length }, (_, nr) => {
    let left = nr
    const last = choices.toReversed().flatMap((values) => {
      const at = left % values.length
      left = (left - at) / values.length
      return values.slice(at, at + 1)
    })
    return last.reverse()
  })
}

/** Two cells of which neither holds the other need a third that holds both: else a job beyond both has two nearest cells. */
function ambiguities({ cells: keys }: TableRule, cells: readonly Cell[]): string[] {
  const found: string[] = []
  for (const [index, cell] of cells.entries())
    for (const other of cells.slice(index + 1)) {
      // Most cells hold the ones after them, which are smaller.
      if (found.length === mostNamed || isWithin(other.values, cell.values)) continue
      const both = joined(cell.values, other.values)
      if (both !== undefined && !Object.hasOwn(keys, both.join('-')))
        found.push(
          `${both.join('-')} must hold one of ${other.key} and ${cell.key}, its two nearest cells: the cells form a chain or a full grid`,
        )
    }
  return found
}

/** The smallest job that holds two others; undefined where their choices differ. */
function joined(
  first: readonly MeasureValue[],
  second: readonly MeasureValue[],
): readonly MeasureValue[] | undefined {
  const both = first.map((value, index) => {
    return typeof value === 'number' ? Math.max(value, Number(second[index])) : value
  })
  return isWithin(second, both) ? both : undefined
}

/** Whether a job holds a cell: no count of the cell is larger, and its choices are the same. */
function isWithin(cell: readonly MeasureValue[], job: readonly MeasureValue[]): boolean {
  return cell.every((value, index) =>
    typeof value === 'number' ? value <= Number(job[index]) : value === job[index],
  )
}

/**
 * Cells that cost less than the job one step smaller. From a cell on, steps add the same to every job, so no other job can. What no request
 * can say, such as a count below its least or less than a choice, has no cell and comes to nothing, so no cell costs less than that.
 */
function reversals(measures: Measures, table: TableRule, cells: readonly Cell[]): string[] {
  const rule = appliedFreely(measures, table)
  const amountOf = (values: readonly MeasureValue[]) =>
    sumOf(rule(Object.fromEntries(table.by.map((id, index) => [id, values[index]]))))
  return cells.flatMap((cell) =>
    cell.values.flatMap((value, index) => {
      const smaller = cell.values.with(index, Number(value) - 1)
      return cell.amount < amountOf(smaller) ? [`${cell.key} would cost less than ${smaller.join('-')}`] : []
    }),
  )
}
