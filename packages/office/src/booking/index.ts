export { type Attention, attentions, attentionText, unmatchedPaymentText } from './attention.ts'
export { bookAgainForm, canBookAgain } from './book-again.ts'
export { type BookedAmounts, type BookedLine, bookedLines, discountLabel } from './booked-lines.ts'
export { type BookedTerms, type BookingChange, type BookingEdits, bookingChange } from './booking-change.ts'
export {
  answerText,
  type BookingDetails,
  type BookingFieldName,
  bookingFieldNames,
  type DetailColumns,
  type DetailInputs,
  eachBookingField,
  inputNames,
  isUnset,
  noDetails,
} from './booking-details.ts'
export {
  bookingFields,
  type DeclaredField,
  type LetterPart,
} from './booking-fields.ts'
export { type BookingForm, emptyBookingForm } from './booking-form.ts'
export {
  type BookingRecord,
  bookingColumn,
  bookingFromRow,
  recordColumns,
  type StoredFieldName,
} from './booking-record.ts'
export { type BookingRequest, type PricedChoices, quoteRequestOf } from './booking-request.ts'
export { bookingRow } from './booking-row.ts'
export { checkoutErrorNotice, noCheckoutUrlMessage } from './checkout-error.ts'
export { checkoutPayload } from './checkout-payload.ts'
export { choicesOf } from './choices-of.ts'
export { clockOf } from './clock-of.ts'
export { defaultMinute } from './default-minute.ts'
export { fieldUses } from './field-uses.ts'
export {
  cleanerOnTheWayProblem,
  dueLetters,
  type FollowUpFacts,
  type FollowUpKind,
  type FollowUpPolicy,
  followUpKinds,
  gtaFollowUp,
  type OnTheWayProblem,
  type PlannedLetter,
} from './follow-up.ts'
export { bookingFormProblems, type FormRules } from './form-checks.ts'
export { graceMinutes, type HoldWords, holdMinutes, holdWords } from './hold.ts'
export { type BookingMoney, keptCents } from './kept-cents.ts'
export { type MissedBy, missedBy, missedByText } from './missed-by.ts'
export { isPaid, isSold, type OccupancyFacts, occupiesDay } from './occupies-day.ts'
export { type Choice, type Option, yesNoOptions } from './options.ts'
export { owedCents } from './owed-cents.ts'
export {
  isUnderWay,
  maskedEmail,
  maskedPhone,
  type OwnBookingFacts,
  type OwnBookingStage,
  ownBookingDays,
  ownBookingStage,
  visitStart,
} from './own-booking.ts'
export type { OwnBookingActs, OwnBookingPage, OwnSeries } from './own-booking-page.ts'
export type { OwnCharge } from './own-charge.ts'
export {
  isPaymentDue,
  maxReferenceLength,
  type OfflinePayment,
  type OfflinePaymentMethod,
  offlinePaymentMethods,
  offlinePaymentProblem,
  offlinePaymentText,
} from './pay-on-day.ts'
export type { CheckoutPayload, CheckoutSubmission } from './payload.ts'
export { paymentReference } from './payment-reference.ts'
export { type MoneyPlaces, paymentText } from './payment-text.ts'
export { type FormRequest, requestFromForm } from './request-from-form.ts'
export { requestFromPayload } from './request-from-payload.ts'
export {
  type Reversal,
  type ReversalType,
  reversalTypes,
} from './reversals.ts'
export {
  canShowReview,
  type Review,
  type ReviewDecision,
  reviewDecisions,
  reviewLength,
  shownArea,
  shownName,
} from './review.ts'
export {
  type ReviveFacts,
  type RevivePreview,
  type ReviveProblem,
  revivePreview,
} from './revive-preview.ts'
export { serviceName } from './service-name.ts'
export type {
  PaymentEvent,
  PaymentFacts,
  PaymentState,
  SettleEffect,
  Settlement,
} from './settle.ts'
export { shortAddress } from './short-address.ts'
export {
  type BookingStatus,
  bookingStatuses,
  type DisplayStatus,
  displayStatus,
  displayStatuses,
  displayStatusLabel,
  type PaymentStatus,
  paymentLabel,
  paymentStatuses,
  type StatusFacts,
  shortPaymentLabel,
  storedBookingStatuses,
} from './status.ts'
export {
  detailsProblem,
  payloadProblem,
  type SubmitContext,
  type SubmitProblem,
  submitLabel,
  submitProblems,
} from './submit-problems.ts'
export { type StoredAmounts, type TaxSplit, taxSplit } from './tax-split.ts'
export { type ToldKind, tellProblem, toldColumn, toldKinds } from './tell-problem.ts'
export { toGiveBackCents } from './to-give-back.ts'
export { lettingIn, visitPreparation } from './visit-preparation.ts'
export { emailOf, type SoldUnpaid, soldAs, type WayToPay, waysToPay } from './way-to-pay.ts'
