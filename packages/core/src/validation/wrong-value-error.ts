import type { Issue } from './parsed.ts'

/** Thrown for a price book, a policy, an availability or a series that is wrong; `problems` says everything that is, and where. */
export class WrongValueError extends RangeError {
  override readonly name = 'WrongValueError'
  readonly problems: readonly Issue[]

  /** @param what what is wrong: 'price book' */
  constructor(what: string, problems: readonly Issue[]) {
    const said = problems.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`))
    super(`Wrong ${what}: ${said.join('; ')}`)
    this.problems = problems
  }
}
