import type { ApplicationForm, EncodedResume } from '@dustforce/core/application'
import type { CheckoutSubmission } from '@dustforce/core/booking'
import type { ContactForm } from '@dustforce/core/inquiry'
import type { PromoCode } from '@dustforce/core/promo'
import type { Quote } from '@dustforce/core/quote'
import type { BusinessDate } from '@dustforce/core/schedule'
import type { StorageFailure } from '@dustforce/core/validation'

/** Places by date, as far as they are taken. */
export interface DayOccupancy {
  readonly limit: number
  readonly taken: Readonly<Record<string, number>>
}

/** How a checkout was answered. Public spec, sections 7 and 8. */
export type CheckoutAnswer =
  | { readonly ok: true; readonly url: string }
  /** The server's prices differ from the shown ones; nothing was created. */
  | { readonly ok: false; readonly reason: 'price-changed'; readonly quote: Quote }
  /** `unreachable`: no answer came, and whether the request arrived is not known. */
  | { readonly ok: false; readonly reason: 'unreachable' | 'rate-limited' }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string; readonly code?: string }

/** Whether a message or an application was stored; `note` when it was, but its e-mail was not sent. Public spec, section 7. */
export type SendAnswer =
  | { readonly ok: true; readonly note?: string }
  | { readonly ok: false; readonly failure: StorageFailure }

/** What is known of a checkout session's payment; `unknown` where no booking has it, or it ended unpaid. */
export type PaymentState = 'paid' | 'pending' | 'refunded' | 'unknown'

/** What the public site asks of the world; `runtime.ts` chooses who answers. */
export interface SiteBackend {
  readonly availability: (from: BusinessDate, days: number) => Promise<DayOccupancy>
  readonly promoCode: (code: string) => Promise<PromoCode | null>
  readonly isFirstTime: (email: string) => Promise<boolean>
  readonly paymentState: (sessionId: string) => Promise<PaymentState>
  readonly checkout: (submission: CheckoutSubmission) => Promise<CheckoutAnswer>
  readonly sendContact: (form: ContactForm) => Promise<SendAnswer>
  readonly sendApplication: (form: ApplicationForm, resume: EncodedResume | null) => Promise<SendAnswer>
}
