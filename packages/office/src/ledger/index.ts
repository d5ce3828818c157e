export { type BookingTerms, bookingTerms } from './booking-terms.ts'
export { type CancelFacts, type CancelPreview, cancelPreview } from './cancel-preview.ts'
export type { ChangePreview } from './change-preview.ts'
export { earliestFreeSlot, type FreeTerm, freeTerm, freeTermText } from './free-term.ts'
export {
  freeHours,
  lateSinceAfterMove,
  type MovesLeft,
  movesLeft,
  type NoticeFacts,
  unchangedUntil,
} from './notice.ts'
export type { PriceChange } from './price-change.ts'
export {
  offlineCents,
  type PaymentLeft,
  type RefundSplit,
  refundWay,
  refundWayText,
  waitsCents,
} from './refund-ways.ts'
export { type ChargedTax, taxBackCents } from './tax-back.ts'
