export { type BookingTerms, bookingTerms } from './booking-terms.ts'
export { type CancelFacts, type CancelPreview, cancelPreview } from './cancel-preview.ts'
export type { ChangePreview } from './change-preview.ts'
export { creditOf } from './credit-of.ts'
export { earliestFreeSlot, type FreeTerm, freeTerm, freeTermText } from './free-term.ts'
export {
  freeHours,
  lateSinceAfterMove,
  type MovesLeft,
  movesLeft,
  type NoticeFacts,
  unchangedUntil,
} from './notice.ts'
export { backCents, type PriceChange } from './price-change.ts'
export {
  cardCents,
  leftCentsOf,
  offlineCents,
  type PaymentLeft,
  type RefundSplit,
  refundWay,
  refundWayText,
  waitsCents,
} from './refund-ways.ts'
export { sumCents } from './sum-cents.ts'
export { type ChargedTax, taxBackCents, taxKeptCents } from './tax-back.ts'
export { onItsWayCents, refundsMade } from './where-money-is.ts'
