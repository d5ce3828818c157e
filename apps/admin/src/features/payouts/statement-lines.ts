import { earnsPay, payoutLineOf } from '@dustforce/office/payout'
import type { StatementItem, StatementLine } from '@dustforce/supabase/admin'

/** Returns the lines of a statement's bookings that are open, in their order. */
export function openLines(items: readonly StatementItem[]): readonly StatementLine[] {
  return items.flatMap((item) => {
    const line = payoutLineOf(item)
    return line === null ? [] : [{ ...line, customerName: item.customerName, service: item.service }]
  })
}

/** The done and paid jobs whose pay nobody has entered. */
export function jobsWithoutPay(items: readonly StatementItem[]): readonly StatementItem[] {
  return items.filter((item) => item.isTheirs && earnsPay(item) && item.payCents === null)
}
