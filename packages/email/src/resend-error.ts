import { MailerError } from '@dustforce/workflows/ports'
import type { ErrorResponse } from 'resend'

// The daily and monthly quotas have no `retry-after`.
const quotaPauseMs = 30 * 60_000

/** Errors that the account's owner has to fix: its key, its domain, its sender. */
const accountErrors: ReadonlySet<string> = new Set([
  'invalid_access',
  'invalid_api_key',
  'invalid_from_address',
  'invalid_region',
  'missing_api_key',
  'restricted_api_key',
  'security_error',
])

/** Tells what an error of Resend means: only a 400 or 422 about the request itself is final. */
export function mailerError(
  { name, statusCode, message }: ErrorResponse,
  headers: Readonly<Record<string, string>>,
): MailerError {
  if (statusCode === 429) {
    return new MailerError({ reason: 'rate-limited', message, ...pauseOf(name, headers) })
  }
  if (statusCode === 401 || statusCode === 403 || accountErrors.has(name)) {
    return new MailerError({ reason: 'misconfigured', message })
  }
  if (name === 'invalid_idempotent_request') return new MailerError({ reason: 'key-used', message })
  const isFinal = statusCode === 400 || statusCode === 422
  return new MailerError({ reason: isFinal ? 'refused' : 'unavailable', message })
}

function pauseOf(name: string, headers: Readonly<Record<string, string>>): { retryAfterMs?: number } {
  const seconds = Number(headers['retry-after'])
  if (Number.isFinite(seconds) && seconds > 0) return { retryAfterMs: seconds * 1_000 }
  return name.endsWith('quota_exceeded') ? { retryAfterMs: quotaPauseMs } : {}
}
