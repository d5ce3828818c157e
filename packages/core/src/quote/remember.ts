import type { Measured } from '../catalogue/apply-rule.ts'
import { isValueOf } from '../catalogue/measure.ts'
import type { AskedMeasure } from './asked-measure.ts'

/** The most combinations whose results are kept. Those of more are worked out each time, so that memory stays bounded. */
const mostRemembered = 10_000

/** The values of one measure, each with the next measure's; after the last measure, what was worked out. */
interface Branch<T> {
  readonly next: Map<unknown, Branch<T>>
  worked?: T
}

/**
 * Remembers what is worked out of measures: most requests are for one of few combinations. Values are checked before they are kept, so
 * that those that are found need no check.
 *
 * @returns what was worked out; undefined for a request that gives a measure no value, or a wrong one
 */
export function remembering<T>(
  measures: readonly AskedMeasure[],
  work: (request: Measured) => T,
): (request: Measured) => T | undefined {
  const root: Branch<T> = { next: new Map() }
  let remembered = 0
  const isRight = (request: Measured) => measures.every(({ id, measure }) => isValueOf(measure, request[id]))
  return (request) => {
    let branch = root
    for (const { id } of measures) {
      const value = request[id]
      let next = branch.next.get(value)
      if (next === undefined) {
        if (!isRight(request)) return
        if (remembered > mostRemembered) return work(request)
        next = { next: new Map() }
        branch.next.set(value, next)
        remembered += 1
      }
      branch = next
    }
    branch.worked ??= work(request)
    return branch.worked
  }
}
