import type { BusinessVersions } from './business/business-versions.ts'
import { publishBusinessHandler } from './business/publish-business-handler.ts'
import { tryProvidersHandler } from './business/try-providers-handler.ts'
import type { BookingChanges } from './changes/booking-changes.ts'
import { changeBookingHandler } from './changes/change-booking-handler.ts'
import type { KeptCards } from './charging/kept-cards.ts'
import type { VisitCharges } from './charging/visit-charges.ts'
import type { Availability } from './checkout/availability.ts'
import type { BookingStore } from './checkout/booking-store.ts'
import type { Business } from './checkout/business.ts'
import { createCheckoutHandler } from './checkout/create-checkout-handler.ts'
import type { PriceBooks } from './checkout/price-books.ts'
import type { PromoStore } from './checkout/promo-store.ts'
import type { FollowUps } from './follow-ups/follow-ups.ts'
import type { Handler, Runtime } from './http/handler.ts'
import { healthHandler } from './jobs/health-handler.ts'
import type { Operations } from './jobs/operations.ts'
import { contactReplyHandler } from './letters/contact-reply-handler.ts'
import type { Inquiries } from './letters/inquiries.ts'
import type { MailReports } from './letters/mail-reports.ts'
import { resendWebhookHandler } from './letters/resend-webhook-handler.ts'
import { sendEmailHandler } from './letters/send-email-handler.ts'
import type { SendingPorts } from './letters/send-queued-emails.ts'
import { calendarHandler } from './links/calendar-handler.ts'
import { mailChoicesHandler } from './links/mail-choices-handler.ts'
import type { MailPreferences } from './links/mail-preferences.ts'
import { ownBookingHandler } from './links/own-booking-handler.ts'
import type { Reviews } from './links/reviews.ts'
import { cancelCheckoutHandler } from './payments/cancel-checkout-handler.ts'
import type { PaymentGateway } from './payments/payment-gateway.ts'
import { type Defer, stripeWebhookHandler } from './payments/stripe-webhook-handler.ts'
import type { PriceRises } from './price-rise/price-rises.ts'
import { raisePricesHandler } from './price-rise/raise-prices-handler.ts'
import type { SeriesStore } from './series/series-store.ts'
import { acceptInvitationHandler } from './team/accept-invitation-handler.ts'
import type { AdminAccess } from './team/admin-access.ts'
import type { Invitations } from './team/invitations.ts'
import type { WaitingList } from './waiting/waiting-list.ts'

/** Everything the functions need from the world. */
export type FunctionServices =
  | AdminAccess
  | Availability
  | BookingChanges
  | BookingStore
  | Business
  | BusinessVersions
  | FollowUps
  | Inquiries
  | Invitations
  | MailPreferences
  | MailReports
  | Operations
  | PaymentGateway
  | PriceBooks
  | PriceRises
  | PromoStore
  | Reviews
  | SeriesStore
  | SendingPorts
  | WaitingList
  | KeptCards
  | VisitCharges

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
  | 'publish-business'
  | 'raise-prices'
  | 'try-providers'

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
    'publish-business': publishBusinessHandler(runtime),
    'raise-prices': raisePricesHandler(runtime),
    'try-providers': tryProvidersHandler(runtime),
  }
}
