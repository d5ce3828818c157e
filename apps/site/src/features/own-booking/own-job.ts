import type { OwnBookings } from '@dustforce/supabase/own-booking'
import { failureText, type LinkFailure, linkFailureOf } from './use-opened-link.ts'

/** A job as its cleaner's link shows it. */
export interface OwnJob {
  readonly service: string
  readonly when: string
  readonly durationMinutes: number | null
  /** The customer's first name. */
  readonly customer: string | null
  readonly address: string
  /** The address at which a map shows the way. */
  readonly directions: string | null
  readonly rooms: { readonly bedrooms: number; readonly bathrooms: number } | null
  readonly addOns: readonly string[]
  /** The customer was told that the cleaner is on the way. */
  readonly isOnTheWay: boolean
  /** Why the customer cannot be told now; null when that is possible. */
  readonly problem: string | null
  /** From when on it is possible; null when that is past. */
  readonly tellFrom: string | null
  readonly company: { readonly name: string; readonly phone: string }
}

/** The job that a link opens. */
export async function askJob(
  { ask }: Pick<OwnBookings, 'ask'>,
  token: string,
): Promise<OwnJob | LinkFailure> {
  const { status, body } = await ask({ act: 'show-job' }, token)
  return status === 200 && isJob(body) ? body : linkFailureOf(status)
}

/** Tells the customer that the cleaner is on the way; null when it was told, or why it was not. */
export async function tellOnMyWay({ ask }: Pick<OwnBookings, 'ask'>, token: string): Promise<string | null> {
  const { status, body } = await ask({ act: 'on-my-way' }, token)
  if (status === 200) return null
  return status === 409 && typeof body.error === 'string' ? body.error : failureText(linkFailureOf(status))
}

/** Whether an answer of the site's own server has the parts of a job. */
function isJob(body: unknown): body is OwnJob {
  return (
    typeof body === 'object' &&
    body !== null &&
    'address' in body &&
    'rooms' in body &&
    'addOns' in body &&
    'isOnTheWay' in body
  )
}
