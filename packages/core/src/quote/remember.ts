import type { Measured } from '../catalogue/apply-rule.ts'

/** What is worked out of more combinations is worked out each time, so that memory stays bounded. */
const mostRemembered = 10_000

/** The values of one measure, each with the next measure's; after the last measure, what was worked out. */
interface Branch<T> {
  readonly next: Map<unknown, Branch<T>>
  worked?: T
}

/** Remembers what is worked out of measures: most requests are for one of few combinations. */
export function remembering<T>(
  measures: readonly string[],
  work: (request: Measured) => T,
): (request: Measured) => T {
  const root: Branch<T> = { next: new Map() }
  let remembered = 0
  return (request) => {
    let branch = root
    for (const measure of measures) {
      const value = request[measure]
      let next = branch.next.get(value)
      if (next === undefined) {
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
