import type { BusinessDate } from '@dustforce/core/schedule'
import type { BookingForm } from '@dustforce/office/booking'
import type { CompanyPriceBook } from '@dustforce/office/company'
import type { WishState } from '@dustforce/office/waiting'
import type { OwnBookings } from '@dustforce/supabase/own-booking'
import { readBookingDraft, writeBookingDraft } from '../../storage/booking-draft.ts'
import { failureText, type LinkFailure, linkFailureOf } from './use-opened-link.ts'

/** A wish in the queue, as its link shows it. */
export interface OpenedWish {
  readonly state: WishState
  /** Masked. */
  readonly email: string
  readonly service: string
  readonly days: readonly {
    readonly day: BusinessDate
    readonly minutes: readonly number[]
    /** The number of those who wait before it. */
    readonly ahead: number
  }[]
  /** The place that is held, until an instant in epoch milliseconds, with the form that takes it. */
  readonly offer: {
    readonly day: BusinessDate
    readonly minute: number
    readonly until: number
    readonly form: BookingForm
  } | null
}

/** The wish that a link opens. Looking takes nothing. */
export async function askWaiting(
  { ask }: Pick<OwnBookings, 'ask'>,
  token: string,
): Promise<OpenedWish | LinkFailure> {
  const { status, body } = await ask({ act: 'show-waiting' }, token)
  return status === 200 && isWish(body) ? body : linkFailureOf(status)
}

/** Ends a wish. Resolves to what went wrong, or to null. */
export async function leaveWaiting({ ask }: Pick<OwnBookings, 'ask'>, token: string): Promise<string | null> {
  const { status } = await ask({ act: 'leave-waiting' }, token)
  return status === 200 ? null : failureText(linkFailureOf(status))
}

/** Fills in the booking form with an offered place, and keeps what the customer had typed of themselves. */
export function fillInOffer(
  { form }: Pick<NonNullable<OpenedWish['offer']>, 'form'>,
  book: CompanyPriceBook,
): void {
  const { service, bedrooms, bathrooms, addOns, hasPets, date, time, email } = form
  const typed = readBookingDraft(book) ?? form
  const wished = { service, bedrooms, bathrooms, addOns, hasPets, date, time }
  writeBookingDraft({ ...typed, ...wished, email: typed.email === '' ? email : typed.email })
}

/** Whether an answer of the site's own server has the parts of a wish. */
function isWish(body: unknown): body is OpenedWish {
  return typeof body === 'object' && body !== null && 'state' in body && 'days' in body && 'offer' in body
}
