import { taxSplit } from '@dustforce/core/booking'
import { gtaPriceBook } from '@dustforce/core/catalogue'
import { gtaMoney } from '@dustforce/core/company'
import { formatMoney } from '@dustforce/core/money'
import type { Booking } from '@dustforce/supabase/admin'

/** Subtotal and tax as text, the tax with its rate unless the booking was priced at another than today's. */
export function splitText(booking: Booking): { readonly subtotal: string; readonly tax: string } {
  const { subtotalCents, taxCents, percent } = taxSplit(booking, gtaPriceBook)
  return {
    subtotal: formatMoney(subtotalCents, { ...gtaMoney, decimals: 2 }),
    tax: formatMoney(taxCents, { ...gtaMoney, decimals: 2 }) + (percent === null ? '' : ` (${percent}%)`),
  }
}
