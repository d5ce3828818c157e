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
      : // A flag that is left out is false.
        (request) => meets(request[fact] ?? false)
  })
  const [first, second] = tests
  if (first && !second) return first
  return (request) => tests.every((test) => test(request))
}

function meeting(condition: Condition): (value: unknown) => boolean {
  if (typeof condition !== 'object') return (value) => value === condition
  if (isList(condition)) return (value) => condition.some((one) => one === value)
  const { atLeast = 0, below = Number.POSITIVE_INFINITY } = condition
  return (value) => typeof value === 'number' && value >= atLeast && value < below
}

const isList = (condition: object): condition is readonly unknown[] => Array.isArray(condition)
