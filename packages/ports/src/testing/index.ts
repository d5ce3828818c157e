export { type AdminAccessHarness, adminAccessContract } from './admin-access-contract.ts'
export { availabilityContract } from './availability-contract.ts'
export { bookingStoreContract } from './booking-store-contract.ts'
export type { BookingFacts, BookingStoreHarness } from './booking-store-harness.ts'
export { companySettingsContract } from './company-settings-contract.ts'
export { customerDataContract } from './customer-data-contract.ts'
export { emailOutboxContract } from './email-outbox-contract.ts'
export type { Harness, TimedHarness } from './harness.ts'
export { type MailerHarness, mailerContract } from './mailer-contract.ts'
export { messagesContract } from './messages-contract.ts'
export { operationsContract } from './operations-contract.ts'
export { type PaymentGatewayHarness, paymentGatewayContract } from './payment-gateway-contract.ts'
export { priceBooksContract } from './price-books-contract.ts'
export {
  attemptId,
  beginning,
  sampleBooking,
  sampleDate,
  sampleEvent,
  samplePromo,
  sampleReservation,
} from './samples.ts'
