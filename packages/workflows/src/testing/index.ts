export { SettleAnswer } from '../checkout/booking-answers.rest.ts'
export { isOvertaken, ReadAnswer, storyFrom } from '../payments/story-answer.rest.ts'
export { stepRow } from '../payments/story-step.rest.ts'
export { type AdminAccessHarness, adminAccessContract } from './contracts/admin-access-contract.ts'
export { availabilityContract } from './contracts/availability-contract.ts'
export { bookingStoreContract } from './contracts/booking-store-contract.ts'
export type { BookingFacts, BookingStoreHarness } from './contracts/booking-store-harness.ts'
export { businessVersionsContract } from './contracts/business-versions-contract.ts'
export { customerDataContract } from './contracts/customer-data-contract.ts'
export { emailOutboxContract } from './contracts/email-outbox-contract.ts'
export type { Harness, TimedHarness } from './contracts/harness.ts'
export { type MailerHarness, mailerContract } from './contracts/mailer-contract.ts'
export { operationsContract } from './contracts/operations-contract.ts'
export { type PaymentGatewayHarness, paymentGatewayContract } from './contracts/payment-gateway-contract.ts'
export { priceBooksContract } from './contracts/price-books-contract.ts'
export { priceRisesContract } from './contracts/price-rises-contract.ts'
export {
  attemptId,
  beginning,
  sampleBooking,
  sampleDate,
  sampleEvent,
  samplePromo,
  sampleReservation,
} from './contracts/samples.ts'
export { seriesStoreContract } from './contracts/series-store-contract.ts'
export { visitChargesContract } from './contracts/visit-charges-contract.ts'
