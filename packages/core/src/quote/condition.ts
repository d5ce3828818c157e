import type { Condition } from '../catalogue/price-book.ts'
import { isBusinessDate } from '../schedule/business-date.ts'
import { weekdayOf } from '../schedule/date-arithmetic.ts'
import { weekdayNames } from '../schedule/weekday-names.ts'

/** Whether conditions hold for a request. */
export type Holds = (request: Readonly<Record<string, unknown>>) => boolean

/** Prepares the conditions of a charge: all must hold, and what a request leaves out meets none. */
export function holds(when: Readonly<Record<string, Condition>>): Holds {
  const tests = Object.entries(when).map(([fact, condition]): Holds => {
    const meets = meeting(condition)
    return fact === 'weekday'
      ? ({ date }) => isBusinessDate(date) && meets(weekdayNames[weekdayOf(date)])
      : (request) => meets(request[fact])
  })
  const [first, second] = tests
  if (first && !second) return first
  return (request) => tests.every((test) => test(request))
}

function meeting(condition: Condition): (value: unknown) => boolean {
  if (typeof condition !== 'object') return (value) => value === condition
  if (isList(condition)) return (value) => condition.some((one) => one === value)
  if ('from' in condition) return fallingWithin(condition)
  const { atLeast, below } = condition
  if (typeof (atLeast ?? below) === 'string')
    return within(String(atLeast ?? '00:00'), String(below ?? '24:00'))
  return (value) =>
    typeof value === 'number' &&
    value >= Number(atLeast ?? 0) &&
    value < Number(below ?? Number.POSITIVE_INFINITY)
}

/** Texts in order from one to before another, over the end where the other is the earlier one. */
function within(from: string, before: string): (value: unknown) => boolean {
  return (value) => {
    if (typeof value !== 'string') return false
    return from < before ? value >= from && value < before : value >= from || value < before
  }
}

/** The days of each year, or of one, to the last of them. No date ends as the one that comes after the last. */
function fallingWithin({
  from,
  to,
}: {
  readonly from: string
  readonly to: string
}): (value: unknown) => boolean {
  const falls = within(from, `${to}~`)
  return (value) => falls(typeof value === 'string' ? value.slice(-from.length) : value)
}

const isList = (condition: object): condition is readonly unknown[] => Array.isArray(condition)
