import { taxSplit } from '@dustforce/office/booking'
import { type Business, exactAmount } from '@dustforce/office/company'
import type { Booking } from '@dustforce/supabase/admin'

/** Subtotal and tax as text, the tax with its rate unless the booking was priced at another than today's. */
export function splitText(
  booking: Booking,
  business: Business,
): { readonly subtotal: string; readonly tax: string } {
  const { subtotalCents, taxCents, percent } = taxSplit(booking, business.priceBook)
  return {
    subtotal: exactAmount(subtotalCents, business.money),
    tax: exactAmount(taxCents, business.money) + (percent === null ? '' : ` (${percent}%)`),
  }
}
