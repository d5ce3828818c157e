import type { Issue } from '../validation/parsed.ts'

/** Thrown for a day that cannot be read; `problems` says everything that is wrong and where. */
export class PlanError extends RangeError {
  override readonly name = 'PlanError'
  readonly problems: readonly Issue[]

  constructor(problems: readonly Issue[]) {
    super(problems.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`)).join('; '))
    this.problems = problems
  }
}
