export { AdminAccess, AdminAccessError } from './admin-access.ts'
export { Applications, ApplicationsError, type JobApplication } from './applications.ts'
export {
  CleanerAssignmentRequest,
  CleanerFacts,
  JobAssignmentRequest,
  JobFacts,
} from './assignment-emails.ts'
export { Availability, AvailabilityError, type Occupancy } from './availability.ts'
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
} from './booking-changes.ts'
export {
  BookingLinks,
  BookingLinksError,
  type LinkedJob,
  type LinkOwner,
  type LinkSeed,
  type OpenedJob,
  type OpenedLink,
  type ShownLink,
} from './booking-links.ts'
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
} from './booking-store.ts'
export { CompanySettings, CompanySettingsError } from './company-settings.ts'
export { CustomerData, CustomerDataError, type ErasedRecords } from './customer-data.ts'
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
} from './email-content.ts'
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
} from './email-outbox.ts'
export { EmailRenderer, EmailRendererError, type LetterLinks, type RenderedEmail } from './email-renderer.ts'
export {
  type CustomerNews,
  type FollowedBooking,
  type FollowUpLetter,
  FollowUps,
  FollowUpsError,
} from './follow-ups.ts'
export { type ContactMessage, Inquiries, InquiriesError, type Inquiry } from './inquiries.ts'
export { Invitations, InvitationsError } from './invitations.ts'
export { LinkKey, linkKey, tokenHash } from './link-key.ts'
export { MailPreferences, type OpenedChoices } from './mail-preferences.ts'
export {
  type Delivery,
  type DeliveryReport,
  deliveries,
  MailReportError,
  MailReports,
} from './mail-reports.ts'
export { type MailAnswer, Mailer, MailerError, type MailRequest, type OutgoingEmail } from './mailer.ts'
export type { NewBooking } from './new-booking.ts'
export { type Backlog, Operations, OperationsError } from './operations.ts'
export { type OwnBooking, type OwnOpenChange, ownBookingFromRow } from './own-booking.ts'
export { type PaymentEvent, type PaymentEventType, paymentEventTypes } from './payment-event.ts'
export {
  type OpenedSession,
  PaymentGateway,
  PaymentGatewayError,
  type RefundRequest,
  type SessionRequest,
  type SessionState,
} from './payment-gateway.ts'
export { type KeptPriceBook, PriceBooks, PriceBooksError } from './price-books.ts'
export { type PromoRejectionReason, PromoStore, PromoStoreError } from './promo-store.ts'
export { RequestId, requestIdHeader, requestIdOf } from './request-id.ts'
export { type NewReview, Reviews, ReviewsError, type StoredReview } from './reviews.ts'
export { secretsIn } from './secrets-in.ts'
export { StoredTerms } from './stored-terms.ts'
export { type StoryLetterRow, storyLetterRow } from './story-letter.ts'
