export { type BookingForm, emptyBookingForm } from './booking-form.ts'
export { type BookingRequest, quoteRequestOf } from './booking-request.ts'
export { checkoutPayload, unset } from './checkout-payload.ts'
export { bookingFormProblems, type CheckedField, checkCustomHomeType, formChecks } from './form-checks.ts'
export { isPaid, type OccupancyFacts, occupiesDay } from './occupies-day.ts'
export {
  buildingAccessOptions,
  type Choice,
  homeTypeOptions,
  type Option,
  optionLabel,
  parkingOptions,
  someoneHomeOptions,
  yesNoOptions,
} from './options.ts'
export { type ParsedBookingForm, parseBookingForm } from './parse-booking-form.ts'
export { paymentReference } from './payment-reference.ts'
export { requestFromPayload } from './request-from-payload.ts'
export type { CheckoutPayload, CheckoutSubmission } from './schema.ts'
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
export { type SubmitContext, type SubmitProblem, submitLabel, submitProblems } from './submit-problems.ts'
