export {
  type ActLetter,
  type ActOutcome,
  type Actor,
  BookingChanges,
  BookingChangesError,
  type CancelAct,
  type ChangeAct,
  type ChangeableBooking,
  type MoneyAct,
  type MoveAct,
  type NotedPayment,
  type OpenBookingChange,
  type ReviveAct,
} from './changes/booking-changes.ts'
export { Availability, AvailabilityError, type Occupancy } from './checkout/availability.ts'
export {
  type Attempt,
  BookingStore,
  BookingStoreError,
  type CheckoutCaller,
  type Held,
  type MadeRefund,
  type PendingCheckout,
  type RefundDue,
  type Reservation,
  type ReserveResult,
  type Settlement,
} from './checkout/booking-store.ts'
export type { NewBooking } from './checkout/new-booking.ts'
export { type KeptPriceBook, PriceBooks, PriceBooksError } from './checkout/price-books.ts'
export { type PromoRejectionReason, PromoStore, PromoStoreError } from './checkout/promo-store.ts'
export {
  type CustomerNews,
  type FollowedBooking,
  type FollowUpLetter,
  FollowUps,
  FollowUpsError,
} from './follow-ups/follow-ups.ts'
export { RequestId, requestIdHeader, requestIdOf } from './http/request-id.ts'
export { secretsIn } from './http/secrets-in.ts'
export { CustomerData, CustomerDataError, type ErasedRecords } from './jobs/customer-data.ts'
export { type Backlog, Operations, OperationsError } from './jobs/operations.ts'
export { Applications, ApplicationsError, type JobApplication } from './letters/applications.ts'
export { CompanySettings, CompanySettingsError } from './letters/company-settings.ts'
export {
  ApplicationFacts,
  BookingFacts,
  ContactFacts,
  decodeEmailContent,
  type EmailContent,
  encodeEmailPayload,
  InvitationFacts,
  JobChangedFacts,
  JobNewsFacts,
  PaymentLinkFacts,
  ReplyFacts,
} from './letters/email-content.ts'
export {
  type ClaimedEmail,
  type EmailClaim,
  EmailOutbox,
  EmailOutboxError,
  type EmailOutcome,
  type EmailResult,
  type EmailStatus,
  type EmailTarget,
  type NewEmail,
  type QueuedEmail,
} from './letters/email-outbox.ts'
export {
  EmailRenderer,
  EmailRendererError,
  type LetterLinks,
  type RenderedEmail,
} from './letters/email-renderer.ts'
export { type ContactMessage, Inquiries, InquiriesError, type Inquiry } from './letters/inquiries.ts'
export {
  type Delivery,
  type DeliveryReport,
  deliveries,
  MailReportError,
  MailReports,
} from './letters/mail-reports.ts'
export {
  type MailAnswer,
  Mailer,
  MailerError,
  type MailRequest,
  type OutgoingEmail,
} from './letters/mailer.ts'
export { StoredTerms } from './letters/stored-terms.ts'
export {
  BookingLinks,
  BookingLinksError,
  type LinkedJob,
  type LinkOwner,
  type LinkSeed,
  type OpenedJob,
  type OpenedLink,
  type ShownLink,
} from './links/booking-links.ts'
export { LinkKey, linkKey, tokenHash } from './links/link-key.ts'
export { MailPreferences, type OpenedChoices } from './links/mail-preferences.ts'
export { type OwnBooking, type OwnOpenChange, ownBookingFromRow } from './links/own-booking.ts'
export { type NewReview, Reviews, ReviewsError, type StoredReview } from './links/reviews.ts'
export { type PaymentEvent, type PaymentEventType, paymentEventTypes } from './payments/payment-event.ts'
export {
  type OpenedSession,
  PaymentGateway,
  PaymentGatewayError,
  type RefundRequest,
  type SessionRequest,
  type SessionState,
} from './payments/payment-gateway.ts'
export { type StoryLetterRow, storyLetterRow } from './payments/story-letter.ts'
export { AdminAccess, AdminAccessError } from './team/admin-access.ts'
export { Invitations, InvitationsError } from './team/invitations.ts'
