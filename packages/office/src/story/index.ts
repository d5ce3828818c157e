export { type Answer, certain, type PlaceAsked, type Step, type StoryLetter, unchanged } from './answer.ts'
export { bookingBalance } from './booking-balance.ts'
export type { ChargeRules } from './charge-letter.ts'
export { chargingOf } from './charging-of.ts'
export { decide } from './decide.ts'
export { decideAct } from './decide-act.ts'
export type { CancelTerms } from './decide-cancel.ts'
export type { ChangeTerms } from './decide-change.ts'
export { decideCharge } from './decide-charge.ts'
export { decideOfflinePayment, type OfflinePaymentKind } from './decide-offline-payment.ts'
export { decidePage } from './decide-page.ts'
export { decideRefundMade, decideRefundRefused, type RefundMade } from './decide-refund.ts'
export type { RevivalTerms } from './decide-revival.ts'
export { endTry } from './end-try.ts'
export { paymentsLeft } from './left-of-payments.ts'
export { ownCharge } from './own-charge.ts'
export {
  isReversalEvent,
  isSessionEvent,
  type PaymentEventType,
  type ProviderEvent,
  paymentEventNames,
  paymentEventTypes,
} from './provider-event.ts'
export { decideRelease, decideUseBack } from './release-place.ts'
export type {
  Story,
  StoryBooking,
  StoryCard,
  StoryChange,
  StoryPayment,
  StoryRefund,
  StoryReport,
  StoryVisit,
  ToldRefunds,
  UnmatchedPayment,
} from './story.ts'
export type { StoryAct } from './story-act.ts'
export type { WaysBack } from './ways-back.ts'
