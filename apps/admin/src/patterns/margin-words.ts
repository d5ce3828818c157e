import type { MoneyFormat } from '@dustforce/core/money'
import { type Cents, cents, formatMoney } from '@dustforce/core/money'
import { type MarginAmounts, marginAfterPay, thinMarginPercent } from '@dustforce/office/payout'

const dollars = (amount: Cents, money: MoneyFormat) => formatMoney(amount, money)

/** Warns of a promo code that leaves too little of a price; null while it leaves enough. */
export function marginWarning(amounts: MarginAmounts, money: MoneyFormat): string | null {
  const { leftCents, problem } = marginAfterPay(amounts)
  if (problem === null) return null
  const { subtotalCents, discountCents, payCents } = amounts
  const parts = `Of ${dollars(subtotalCents, money)} before tax, the code takes off ${dollars(discountCents, money)} and the contractor gets ${dollars(payCents, money)}`
  return problem === 'loss'
    ? `${parts}: ${dollars(cents(-leftCents), money)} more than is left.`
    : `${parts}: ${dollars(leftCents, money)} is left, less than ${thinMarginPercent}%.`
}
