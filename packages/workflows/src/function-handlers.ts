import type {
  AdminAccess,
  Availability,
  BookingChanges,
  BookingStore,
  FollowUps,
  Inquiries,
  Invitations,
  MailPreferences,
  MailReports,
  Operations,
  PaymentGateway,
  PriceBooks,
  PromoStore,
  Reviews,
} from '@dustforce/ports'
import { acceptInvitationHandler } from './accept-invitation-handler.ts'
import { changeBookingHandler } from './change/change-booking-handler.ts'
import { createCheckoutHandler } from './checkout/create-checkout-handler.ts'
import { contactReplyHandler } from './email/contact-reply-handler.ts'
import { resendWebhookHandler } from './email/resend-webhook-handler.ts'
import { sendEmailHandler } from './email/send-email-handler.ts'
import type { SendingPorts } from './email/send-queued-emails.ts'
import { healthHandler } from './health-handler.ts'
import type { Handler, Runtime } from './http/handler.ts'
import { calendarHandler } from './links/calendar-handler.ts'
import { mailChoicesHandler } from './links/mail-choices-handler.ts'
import { ownBookingHandler } from './links/own-booking-handler.ts'
import { cancelCheckoutHandler } from './payment/cancel-checkout-handler.ts'
import { type Defer, stripeWebhookHandler } from './payment/stripe-webhook-handler.ts'

/** Everything the functions need from the world. */
export type FunctionServices =
  | AdminAccess
  | Availability
  | BookingChanges
  | BookingStore
  | FollowUps
  | Inquiries
  | Invitations
  | MailPreferences
  | MailReports
  | Operations
  | PaymentGateway
  | PriceBooks
  | PromoStore
  | Reviews
  | SendingPorts

export type FunctionName =
  | 'create-checkout'
  | 'cancel-checkout'
  | 'change-booking'
  | 'stripe-webhook'
  | 'resend-webhook'
  | 'health'
  | 'send-email'
  | 'send-admin-contact-reply'
  | 'accept-invitation'
  | 'own-booking'
  | 'calendar'
  | 'mail-choices'

/** All functions over one runtime, by the name they have under `/functions/v1/`. */
export function functionHandlers(
  runtime: Runtime<FunctionServices>,
  settings: { readonly siteUrl: string; readonly defer?: Defer },
): Record<FunctionName, Handler> {
  return {
    'create-checkout': createCheckoutHandler(runtime, settings),
    'cancel-checkout': cancelCheckoutHandler(runtime, settings.defer),
    'change-booking': changeBookingHandler(runtime, settings),
    'stripe-webhook': stripeWebhookHandler(runtime, settings.defer),
    'resend-webhook': resendWebhookHandler(runtime),
    health: healthHandler(runtime),
    'send-email': sendEmailHandler(runtime),
    'send-admin-contact-reply': contactReplyHandler(runtime),
    'accept-invitation': acceptInvitationHandler(runtime),
    'own-booking': ownBookingHandler(runtime, settings),
    calendar: calendarHandler(runtime, settings),
    'mail-choices': mailChoicesHandler(runtime, settings),
  }
}
