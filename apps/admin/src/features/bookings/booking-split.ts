import { taxSplit } from '@dustforce/core/booking'
import { gtaPriceBook } from '@dustforce/core/catalogue'
import { exactDollars } from '@dustforce/core/company'
import type { Booking } from '@dustforce/supabase/admin'

/** Subtotal and tax as text, the tax with its rate unless the booking was priced at another than today's. */
export function splitText(booking: Booking): { readonly subtotal: string; readonly tax: string } {
  const { subtotalCents, taxCents, percent } = taxSplit(booking, gtaPriceBook)
  return {
    subtotal: exactDollars(subtotalCents),
    tax: exactDollars(taxCents) + (percent === null ? '' : ` (${percent}%)`),
  }
}
