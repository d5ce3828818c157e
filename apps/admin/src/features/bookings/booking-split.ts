import { taxSplit } from '@dustforce/core/booking'
import { formatMoney } from '@dustforce/core/money'
import type { Booking } from '@dustforce/supabase/admin'

/** Subtotal and tax as text. */
export function splitText(booking: Booking): { readonly subtotal: string; readonly tax: string } {
  const { subtotalCents, taxCents } = taxSplit(booking)
  return {
    subtotal: formatMoney(subtotalCents, { decimals: 2 }),
    tax: formatMoney(taxCents, { decimals: 2 }),
  }
}
