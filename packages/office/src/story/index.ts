export { type Answer, certain, type PlaceAsked, type Step, type StoryLetter, unchanged } from './answer.ts'
export { bookingBalance, refundedOfPrice } from './booking-balance.ts'
export { decide } from './decide.ts'
export { decideCancel } from './decide-cancel.ts'
export { decideRefundMade, decideRefundRefused, type RefundMade } from './decide-refund.ts'
export { leftOfPayments } from './left-of-payments.ts'
export { type PaymentEventType, type ProviderEvent, paymentEventTypes } from './provider-event.ts'
export { settleLedger } from './settle-ledger.ts'
export type {
  Story,
  StoryBooking,
  StoryChange,
  StoryPayment,
  StoryRefund,
  StoryReport,
  ToldRefunds,
  UnmatchedPayment,
} from './story.ts'
export type { StoryAct } from './story-act.ts'
export type { WaysBack } from './ways-back.ts'
