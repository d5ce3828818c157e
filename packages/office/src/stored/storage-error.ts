/** Why storing a contact message or an application failed, as far as its sender can do something about it. */
export type StorageFailure = 'rate-limit' | 'invalid-content' | 'constraint' | 'other'

const messages: Record<StorageFailure, string> = {
  'rate-limit': 'You are submitting too frequently. Please wait a few minutes before trying again.',
  'invalid-content':
    'Your message contains invalid content. Please remove any special characters or scripts.',
  constraint: 'Please check your input format and try again.',
  other: 'An error occurred. Please try again.',
}

/** The message of a store whose rate limit is exceeded. */
export const rateLimitMessage = 'Rate limit exceeded. Please wait before submitting again.'

/**
 * Classifies an error of the store by its text.
 *
 * @example
 * storageFailureOf('new row violates check constraint "name_length"') // => 'constraint'
 */
export function storageFailureOf(errorText: string): StorageFailure {
  if (/rate[ _-]?limit|too (?:many|frequent)/i.test(errorText)) return 'rate-limit'
  if (/invalid content/i.test(errorText)) return 'invalid-content'
  return /check constraint|violates|missing required/i.test(errorText) ? 'constraint' : 'other'
}

/**
 * The message to show the sender for a failure of the store.
 *
 * @example
 * storageFailureMessage('other') // => 'An error occurred. Please try again.'
 */
export function storageFailureMessage(failure: StorageFailure): string {
  return messages[failure]
}
