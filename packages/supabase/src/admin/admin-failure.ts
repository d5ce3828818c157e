/** Why the backend did not do what was asked; `message` is what an administrator is told. */
export class AdminFailure extends Error {
  readonly reason: 'refused' | 'unreachable' | 'conflict' | 'signed-out'

  constructor(reason: AdminFailure['reason'], message: string) {
    super(message)
    this.name = 'AdminFailure'
    this.reason = reason
  }
}

/** What the REST service answers when it refuses. */
interface RestProblem {
  readonly message: string
  readonly code?: string
}

/** The failure behind an answer of the REST service. */
export function failureOf(problem: RestProblem, status: number): AdminFailure {
  if (status === 401) return new AdminFailure('signed-out', 'Your session has ended. Please sign in again.')
  if (status === 0 || status >= 500) {
    const message =
      status === 0 ? 'The server could not be reached.' : problem.message || 'The server had a problem.'
    return new AdminFailure('unreachable', message)
  }
  return new AdminFailure('refused', problem.message || 'The server refused the request.')
}
