export { acceptInvitationHandler } from './accept-invitation-handler.ts'
export { Business, graceMinutes, holdMinutes } from './checkout/business.ts'
export { type CheckoutPage, createCheckout } from './checkout/create-checkout.ts'
export { createCheckoutHandler } from './checkout/create-checkout-handler.ts'
export { CheckoutRefused, type Refusal, refusalMessage } from './checkout/refusal.ts'
export { contactReplyHandler } from './email/contact-reply-handler.ts'
export { resendWebhookHandler } from './email/resend-webhook-handler.ts'
export { sendEmailHandler } from './email/send-email-handler.ts'
export {
  flushOutbox,
  type SendOptions,
  type SentEmail,
  sendQueuedEmails,
} from './email/send-queued-emails.ts'
export { eraseExpired } from './erase-expired.ts'
export { type FunctionName, type FunctionServices, functionHandlers } from './function-handlers.ts'
export { type Health, patienceMs } from './health.ts'
export { healthHandler } from './health-handler.ts'
export type { Handler, Runtime } from './http/handler.ts'
export { followUp, runJobs } from './jobs.ts'
export { runJobsHandler } from './jobs-handler.ts'
export { cancelCheckoutHandler } from './payment/cancel-checkout-handler.ts'
export { giveRefunds } from './payment/give-refunds.ts'
export { reconcilePayments } from './payment/reconcile-payments.ts'
export { settlePayment } from './payment/settle-payment.ts'
export { type Defer, stripeWebhookHandler } from './payment/stripe-webhook-handler.ts'
