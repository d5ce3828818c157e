export { isPaid, type OccupancyFacts, occupiesDay } from './occupies-day.ts'
export { paymentReference } from './payment-reference.ts'
export {
  type Attention,
  type PaymentEvent,
  type PaymentFacts,
  type PaymentState,
  type SettleEffect,
  type Settlement,
  settle,
} from './settle.ts'
export {
  type BookingStatus,
  bookingStatuses,
  type DisplayStatus,
  displayStatus,
  displayStatusLabel,
  type PaymentStatus,
  type StatusFacts,
} from './status.ts'
