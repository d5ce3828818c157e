export { type Answer, type PlaceAsked, type Step, type StoryLetter, unchanged } from './answer.ts'
export { decide } from './decide.ts'
export { decideRefundMade, decideRefundRefused, type RefundMade } from './decide-refund.ts'
export { type PaymentEventType, type ProviderEvent, paymentEventTypes } from './provider-event.ts'
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
export { bookingBalance, leftOfPayments, refundedOfPrice, settleLedger } from './story-money.ts'
