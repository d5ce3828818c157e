import type { QuoteProblem } from './request-problems.ts'

/** Thrown when a request cannot be priced; `problems` says which fields are wrong and why. */
export class QuoteRequestError extends RangeError {
  override readonly name = 'QuoteRequestError'
  readonly problems: readonly QuoteProblem[]

  constructor(problems: readonly QuoteProblem[]) {
    super(problems.map((problem) => problem.message).join('; '))
    this.problems = problems
  }
}
