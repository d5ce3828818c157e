import type { PromoCode } from '@dustforce/core/promo'
import type { BusinessDate } from '@dustforce/core/schedule'
import * as Schema from 'effect/Schema'
import { AvailabilityAnswer, type DayOccupancy, dayOccupancy } from '../rest/availability-answer.ts'
import { PromoAnswer, promoCodeOf } from '../rest/promo-answer.ts'
import type { SiteClient } from './site-client.ts'

/** The state of a payment; `unknown` for a session that no booking has, or that ended unpaid. */
const PaymentState = Schema.Literals(['paid', 'pending', 'refunded', 'unknown'])
export type PaymentState = typeof PaymentState.Type

/** Returns the questions of the booking form and of the page after the payment; each rejects when there is no answer. */
export function siteQuestions({ ask }: SiteClient) {
  return {
    /**
     * The places of a day, how many are taken on the days that have any taken, and what the office has set: one request for the whole calendar.
     *
     * @param zone the company's
     * @param offer the token of an offer, whose own place is not counted
     */
    availability: async (
      from: BusinessDate,
      days: number,
      zone: string,
      offer: string | null = null,
    ): Promise<DayOccupancy> => {
      const asked = { from_date: from, days, ...(offer !== null && { offer }) }
      return dayOccupancy(await ask('availability', asked, AvailabilityAnswer), zone)
    },
    /** The record of an active promo code, whatever its case; null when there is none. */
    promoCode: async (code: string): Promise<PromoCode | null> =>
      promoCodeOf(await ask('promo_lookup', { code }, PromoAnswer)),
    /** Whether no paid booking exists for the address. */
    isFirstTime: (email: string): Promise<boolean> => ask('is_first_time', { email }, Schema.Boolean),
    /** Asks what is known of the payment of a checkout session. */
    paymentState: (sessionId: string): Promise<PaymentState> =>
      ask('payment_state', { session_id: sessionId }, PaymentState),
  }
}
