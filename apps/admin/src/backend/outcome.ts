/** Why the backend refused or could not be reached; `message` is the text that a toast shows. */
export class BackendError extends Error {
  readonly reason: 'refused' | 'unreachable' | 'conflict' | 'signed-out'

  constructor(reason: BackendError['reason'], message: string) {
    super(message)
    this.name = 'BackendError'
    this.reason = reason
  }
}

/** The text of a failure that a toast shows as its description. */
export function messageOf(failure: unknown): string {
  if (failure instanceof Error && failure.message !== '') return failure.message
  return typeof failure === 'string' && failure !== '' ? failure : 'Unknown error occurred'
}

/** Whether a failure means that the session has ended and the visitor must sign in again. */
export function isSignedOut(failure: unknown): boolean {
  return reasonOf(failure) === 'signed-out'
}

/** Whether a failure means that somebody else changed the record meanwhile. */
export function isConflict(failure: unknown): boolean {
  return reasonOf(failure) === 'conflict'
}

/** Whether asking again cannot help: the backend answered, and the answer was no. */
export function isRefusal(failure: unknown): boolean {
  const reason = reasonOf(failure)
  return reason === 'refused' || reason === 'conflict' || reason === 'signed-out'
}

/** Adapters bring their own error class with the same `reason` field: the field is the contract, not the class. */
function reasonOf(failure: unknown): unknown {
  return typeof failure === 'object' && failure !== null && 'reason' in failure ? failure.reason : undefined
}
