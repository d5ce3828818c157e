export { customerShortName } from './customer-short-name.ts'
export {
  type Margin,
  type MarginAmounts,
  marginAfterPay,
  promoMargin,
  thinMarginPercent,
} from './margin.ts'
export { isPayPeriod, type PayPeriodKind, payPeriod } from './pay-period.ts'
export {
  earnsPay,
  type PayoutItem,
  type PayoutLine,
  type PayoutReason,
  payoutLineOf,
  payoutReasons,
} from './payout-line.ts'
export { type PayoutStatus, type PayoutTotals, payoutStatus, payoutTotals } from './payout-totals.ts'
