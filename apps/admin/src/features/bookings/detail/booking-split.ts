import { gtaPriceBook } from '@dustforce/core/catalogue'
import { taxSplit } from '@dustforce/office/booking'
import { exactDollars } from '@dustforce/office/company'
import type { Booking } from '@dustforce/supabase/admin'

/** Subtotal and tax as text, the tax with its rate unless the booking was priced at another than today's. */
export function splitText(booking: Booking): { readonly subtotal: string; readonly tax: string } {
  const { subtotalCents, taxCents, percent } = taxSplit(booking, gtaPriceBook)
  return {
    subtotal: exactDollars(subtotalCents),
    tax: exactDollars(taxCents) + (percent === null ? '' : ` (${percent}%)`),
  }
}
