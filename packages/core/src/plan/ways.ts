import type { Place, Travel } from './day.ts'
import { PlanError } from './plan-error.ts'

/** Whole minutes between places that are numbered. */
export interface Ways {
  readonly minutes: (from: number, to: number) => number
}

/**
 * Asks once how long each way takes.
 *
 * @throws PlanError when an answer is no number of minutes
 */
export function waysBetween(places: readonly Place[], travel: Travel): Ways {
  const count = places.length
  const table = new Float64Array(count * count)
  for (const [from, start] of places.entries()) {
    for (const [to, end] of places.entries()) {
      const minutes = from === to ? 0 : travel(start, end)
      if (!(minutes >= 0 && minutes < Number.POSITIVE_INFINITY)) throw noMinutes(start, end, minutes)
      // The remainder of a rounding is no minute.
      table[from * count + to] = Math.ceil(minutes - 1e-9)
    }
  }
  return { minutes: (from, to) => Number(table[from * count + to]) }
}

function noMinutes(from: Place, to: Place, minutes: unknown): PlanError {
  const message = `must return minutes, 0 or more: from [${from}] to [${to}] it returned ${minutes}`
  return new PlanError([{ field: 'travel', message }])
}
