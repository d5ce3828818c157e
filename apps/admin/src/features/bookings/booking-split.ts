import { taxSplit } from '@dustforce/core/booking'
import { gtaPriceBook } from '@dustforce/core/catalogue'
import { gtaMoney } from '@dustforce/core/company'
import { formatMoney } from '@dustforce/core/money'
import type { Booking } from '@dustforce/supabase/admin'

const { percent } = gtaPriceBook.taxes[0]

/** Subtotal and tax as text, the tax with its rate. */
export function splitText(booking: Booking): { readonly subtotal: string; readonly tax: string } {
  const { subtotalCents, taxCents } = taxSplit(booking, gtaPriceBook)
  return {
    subtotal: formatMoney(subtotalCents, { ...gtaMoney, decimals: 2 }),
    tax: `${formatMoney(taxCents, { ...gtaMoney, decimals: 2 })} (${percent}%)`,
  }
}
