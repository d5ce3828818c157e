import { taxSplit } from '@dustforce/core/booking'
import { type Cents, formatMoney } from '@dustforce/core/money'
import type { Booking } from '@dustforce/ui/admin'

/** The subtotal before discount and tax, also of an old booking that stores only its total. Admin spec, section 9. */
export function subtotalOf(booking: Booking): Cents {
  return taxSplit(booking).subtotalCents
}

/** Subtotal and tax as text. */
export function splitText(booking: Booking): { readonly subtotal: string; readonly tax: string } {
  const { subtotalCents, taxCents } = taxSplit(booking)
  return {
    subtotal: formatMoney(subtotalCents, { decimals: 2 }),
    tax: formatMoney(taxCents, { decimals: 2 }),
  }
}
