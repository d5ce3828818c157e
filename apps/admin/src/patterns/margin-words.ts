import { type Cents, cents, formatMoney } from '@dustforce/core/money'
import { gtaMoney } from '@dustforce/office/company'
import { type MarginAmounts, marginAfterPay, thinMarginPercent } from '@dustforce/office/payout'

const dollars = (amount: Cents) => formatMoney(amount, gtaMoney)

/** What to know about a promo code that leaves too little of a price; null while it leaves enough. */
export function marginWarning(amounts: MarginAmounts): string | null {
  const { leftCents, problem } = marginAfterPay(amounts)
  if (problem === null) return null
  const { subtotalCents, discountCents, payCents } = amounts
  const parts = `Of ${dollars(subtotalCents)} before tax, the code takes off ${dollars(discountCents)} and the cleaner gets ${dollars(payCents)}`
  return problem === 'loss'
    ? `${parts}: ${dollars(cents(-leftCents))} more than is left.`
    : `${parts}: ${dollars(leftCents)} is left, less than ${thinMarginPercent}%.`
}
