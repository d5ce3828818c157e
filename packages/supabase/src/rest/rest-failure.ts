/**
 * Why the database did not do what was asked. `unavailable`: no or no clear answer, try later. `rate-limited`: too often.
 * `refused`: the request breaks a rule, which the message names.
 */
export interface RestFailure {
  readonly reason: 'unavailable' | 'rate-limited' | 'refused'
  readonly message: string
}

/** The report of the REST service about a request that failed. */
export interface RestProblem {
  readonly message: string
  readonly code?: string | undefined
}

/**
 * Reads a failed answer of the REST service.
 *
 * @param status the HTTP status; 0 when there was no answer at all
 */
export function restFailure({ message, code = '' }: RestProblem, status: number): RestFailure {
  if (code === 'PT429' || status === 429) return { reason: 'rate-limited', message }
  // Rules of ours (PT4xx), values that no column takes (22…), and constraints (23…): asking again cannot help.
  if (/^(PT4|22|23)/.test(code)) return { reason: 'refused', message }
  return { reason: 'unavailable', message }
}
