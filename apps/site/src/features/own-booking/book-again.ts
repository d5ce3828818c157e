import type { CompanyPriceBook } from '@dustforce/office/company'
import type { OwnBookings } from '@dustforce/supabase/own-booking'
import { parseBookingDraft, writeBookingDraft } from '../../storage/booking-draft.ts'

/** Fills in the booking form with what a link's booking was; false when the link opens nothing, or nothing can be filled in. */
export async function fillInAgain(
  { ask }: Pick<OwnBookings, 'ask'>,
  token: string,
  priceBook: CompanyPriceBook,
): Promise<boolean> {
  const { status, body } = await ask({ act: 'book-again' }, token)
  const form = status === 200 ? parseBookingDraft(JSON.stringify(body.form ?? null), priceBook) : null
  if (form === null) return false
  writeBookingDraft(form)
  return true
}
