/** The services that packages of providers and servers implement or call, with their types. */
export { BusinessVersions, type ResourcePolicy } from './business/business-versions.ts'
export { BookingStore } from './checkout/booking-store.ts'
export { requestIdHeader, requestIdOf } from './http/request-id.ts'
export { secretsIn } from './http/secrets-in.ts'
export { Operations } from './jobs/operations.ts'
export {
  type ApplicationFacts,
  type BookingFacts,
  type CardExpiryFacts,
  type ContactFacts,
  decodeEmailContent,
  type EmailContent,
  type InvitationFacts,
  type JobChangedFacts,
  type JobNewsFacts,
  type PaymentLinkFacts,
  type PriceRiseFacts,
  type ReplyFacts,
  type VisitChargeFacts,
  type VisitsChangedFacts,
  type WishFacts,
} from './letters/email-content.ts'
export { EmailOutbox, type EmailStatus } from './letters/email-outbox.ts'
export {
  EmailRenderer,
  EmailRendererError,
  type LetterLinks,
  type RenderedEmail,
} from './letters/email-renderer.ts'
export { Inquiries } from './letters/inquiries.ts'
export { type Delivery, type DeliveryReport, MailReportError, MailReports } from './letters/mail-reports.ts'
export {
  type MailAnswer,
  Mailer,
  MailerError,
  type MailRequest,
  type OutgoingEmail,
} from './letters/mailer.ts'
export { LinkKey, linkKey } from './links/link-key.ts'
export {
  type CardPageRequest,
  type ChargeRequest,
  PaymentGateway,
  PaymentGatewayError,
  type ProviderCard,
  type SessionRequest,
  type SessionState,
} from './payments/payment-gateway.ts'
