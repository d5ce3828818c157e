/** Why the backend did not do what was asked; `message` is what an administrator is told. */
export class AdminFailure extends Error {
  readonly reason: 'refused' | 'unreachable' | 'conflict' | 'signed-out'
  /** A word of the database for what to do about it. */
  readonly hint: string | null
  /** The database's code of the error. */
  readonly code: string | null
  /** The subject of the error: for an overlap, the id of the booking that is in the way. */
  readonly details: string | null
  /** The values that somebody else stored meanwhile in what was to be changed, by column; null when it is no such conflict. */
  readonly theirs: Readonly<Record<string, unknown>> | null

  constructor(
    reason: AdminFailure['reason'],
    message: string,
    hint: string | null = null,
    {
      code = null,
      details = null,
      theirs = null,
    }: {
      readonly code?: string | null
      readonly details?: string | null
      readonly theirs?: AdminFailure['theirs']
    } = {},
  ) {
    super(message)
    this.name = 'AdminFailure'
    this.reason = reason
    this.hint = hint
    this.code = code
    this.details = details
    this.theirs = theirs
  }
}

/** The failure of a caller without a session. */
export function signedOut(): AdminFailure {
  return new AdminFailure('signed-out', 'Your session has ended. Please sign in again.')
}

/** The REST service's response when it refuses. */
export interface RestProblem {
  readonly message: string
  readonly code?: string
  readonly hint?: string | null
  readonly details?: string | null
}

/** The failure behind an answer of the REST service. */
export function failureOf(problem: RestProblem, status: number): AdminFailure {
  if (status === 401) return signedOut()
  // The account was switched off while its session lived on.
  if (problem.hint === 'not-admin') {
    return new AdminFailure('signed-out', 'This account is no longer an active administrator.')
  }
  if (status === 0 || status >= 500) {
    const message =
      status === 0 ? 'The server could not be reached.' : problem.message || 'The server had a problem.'
    return new AdminFailure('unreachable', message)
  }
  const { message, hint = null, code = null, details = null } = problem
  return new AdminFailure('refused', message || 'The server refused the request.', hint, { code, details })
}
