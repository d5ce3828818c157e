import { AdminFailure } from '@dustforce/supabase/admin'

/** The text of a failure that a toast shows as its description, and what is said of one without a text. */
export function messageOf(failure: unknown, otherwise = 'Unknown error occurred'): string {
  if (failure instanceof Error && failure.message !== '') return failure.message
  return typeof failure === 'string' && failure !== '' ? failure : otherwise
}

/** Whether a failure means that the session has ended and the visitor must sign in again. */
export function isSignedOut(failure: unknown): boolean {
  return failure instanceof AdminFailure && failure.reason === 'signed-out'
}

/** Whether a failure means that somebody else changed the record meanwhile. */
export function isConflict(failure: unknown): boolean {
  return failure instanceof AdminFailure && failure.reason === 'conflict'
}

/** Whether asking again cannot help: the backend answered, and the answer was no. */
export function isRefusal(failure: unknown): boolean {
  return failure instanceof AdminFailure && failure.reason !== 'unreachable'
}
