import type { BookingForm } from '@dustforce/office/booking'
import type { WishedDay, WishedHome } from '@dustforce/office/waiting'
import { ownBookings } from '../../runtime.ts'
import * as words from './queue-words.en.ts'

interface Wish {
  readonly email: string
  readonly days: readonly WishedDay[]
  /** The words that were agreed to. */
  readonly consent: string
}

/** Puts a wish into the queue. Resolves to what went wrong, or to null. */
export async function sendWish(
  { service, bedrooms, bathrooms, addOns, hasPets }: Pick<BookingForm, keyof WishedHome>,
  wish: Wish,
): Promise<string | null> {
  const home = { service, bedrooms, bathrooms, addOns, hasPets: hasPets === '' ? null : hasPets === 'yes' }
  const { ask } = await ownBookings()
  const { status, body } = await ask({ act: 'join-waiting', wish: { ...wish, home } }, '')
  if (status === 429) return words.tooMany
  if (status === 400 && typeof body.error === 'string') return body.error
  if (status !== 200) return words.failed
  return body.status === 'free' ? words.isFree : null
}
