import { isBusinessDate } from '../schedule/business-date.ts'
import { weekdayNames } from '../schedule/weekday-names.ts'
import type { Issue } from '../validation/parsed.ts'
import { shown } from '../validation/shown.ts'
import { isCount, isValueOf, measureProblem } from './measure.ts'
import type { Charge, Condition, CountMeasure, Measure, PriceBook } from './price-book.ts'

type Limits = Extract<Condition, { atLeast?: unknown }>
type Days = Extract<Condition, { from: unknown }>

/** Returns what keeps charges from applying when they say. */
export function chargeProblems(book: PriceBook): Issue[] {
  const { charges = [] } = book
  return charges.flatMap((charge, index) => [
    ...(charges.findIndex((other) => other.id === charge.id) < index
      ? [{ field: `charges.${index}.id`, message: `'${charge.id}' is the id of another charge` }]
      : []),
    ...countProblems(book, charge).map((message) => ({ field: `charges.${index}.of`, message })),
    ...Object.entries(charge.when ?? {}).flatMap(([fact, condition]) =>
      conditionProblems(book, fact, condition).map((message) => ({
        field: `charges.${index}.when.${fact}`,
        message,
      })),
    ),
  ])
}

function countProblems({ measures }: PriceBook, charge: Charge): string[] {
  if (!('of' in charge)) return []
  const measure = Object.hasOwn(measures, charge.of) ? measures[charge.of] : undefined
  if (measure === undefined) return [`'${charge.of}' is not a measure of this book`]
  return isCount(measure) ? [] : [`'${charge.of}' is not a count`]
}

/** The facts of a request that are no measures, each with the values that it can have where these are known. */
function factsOf({ services, frequencies = {} }: PriceBook): Readonly<Record<string, readonly string[]>> {
  return {
    weekday: weekdayNames,
    service: Object.keys(services),
    frequency: Object.keys(frequencies),
    date: [],
    time: [],
  }
}

function conditionProblems(book: PriceBook, fact: string, condition: Condition): string[] {
  const facts = factsOf(book)
  const measure = Object.hasOwn(book.measures, fact) ? book.measures[fact] : undefined
  if (measure === undefined && !Object.hasOwn(facts, fact)) {
    const known = [...Object.keys(book.measures), ...Object.keys(facts)].join(', ')
    return [`'${fact}' is not a measure of this book; choose of ${known}`]
  }
  if (isDays(condition)) return fact === 'date' ? daysProblems(condition) : ["only 'date' has days"]
  if (fact === 'date') return ['write { "from": "04-15", "to": "06-15" }']
  if (isLimits(condition)) return limitsProblems(fact, measure, condition)
  if (fact === 'time') return ['write { "atLeast": "18:00", "below": "22:00" }']
  const known = facts[fact] ?? []
  const values: readonly unknown[] = isList(condition) ? condition : [condition]
  return values.flatMap((value) => {
    if (measure !== undefined) return isValueOf(measure, value) ? [] : measureProblem(measure, value)
    if (known.some((name) => name === value)) return []
    return `must be one of ${known.join(', ') || 'none'}, not ${shown(value)}`
  })
}

function limitsProblems(fact: string, measure: Measure | undefined, { atLeast, below }: Limits): string[] {
  // Anything else that was said is named by itself.
  if (atLeast === undefined && below === undefined) return []
  const areClocks = [atLeast, below].every((limit) => typeof limit !== 'number')
  if (fact === 'time') {
    if (!areClocks) return ['write { "atLeast": "18:00", "below": "22:00" }']
    return atLeast === below ? ['atLeast and below must differ'] : []
  }
  if (measure === undefined || !isCount(measure)) return ['only a count or the time has limits']
  if (areClocks) return ['must be numbers']
  const [least, end] = [Number(atLeast ?? 0), Number(below ?? Number.POSITIVE_INFINITY)]
  if (least >= end) return ['atLeast must be less than below']
  return isReached(measure, least, end) ? [] : [`never holds: ${fact} is ${measure.min} to ${measure.max}`]
}

/** Returns true when a count can be within limits. */
function isReached({ min, max }: CountMeasure, least: number, end: number): boolean {
  return least <= max && end > min
}

function daysProblems({ from, to }: Days): string[] {
  // Every fourth year has February 29, and any month's last day.
  const dates = [from, to].map((day) => (day.length === 5 ? `2028-${day}` : day))
  const wrong = [from, to].filter((_, index) => !isBusinessDate(dates[index]))
  if (wrong.length > 0) return wrong.map((day) => `${day} is no day of the calendar`)
  if (from.length !== to.length) return ['both days have a year, or neither']
  return from.length > 5 && from > to ? [`ends on ${to}, before it begins on ${from}`] : []
}

const isList = (condition: Condition): condition is readonly (string | number | boolean)[] =>
  Array.isArray(condition)
const isDays = (condition: Condition): condition is Days =>
  typeof condition === 'object' && 'from' in condition
const isLimits = (condition: Condition): condition is Limits =>
  typeof condition === 'object' && !isList(condition)
