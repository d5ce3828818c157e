import type { QuoteProblem } from './request-problems.ts'

/** Thrown when a request cannot be priced; `problems` says which fields are wrong and why. */
export class QuoteRequestError extends RangeError {
  override readonly name = 'QuoteRequestError'
  readonly problems: readonly QuoteProblem[]

  constructor(problems: readonly QuoteProblem[]) {
    // 'Choose 1 to 5 bedrooms, not 0' is a sentence of its own; others begin with their field.
    super(
      problems
        .map(({ field, message }) => message.replace(/^[a-z]/, (letter) => `${field}: ${letter}`))
        .join('; '),
    )
    this.problems = problems
  }
}
