import type { PromoCode } from '@dustforce/core/promo'
import type { BusinessDate } from '@dustforce/core/schedule'
import { phoneDigits, phoneUri } from '@dustforce/core/validation'
import { type CheckoutSubmission, soldAs, type WayToPay } from '@dustforce/office/booking'
import type { AgreedPrice, OverlapReason } from '@dustforce/office/hub'
import type { DayOccupancy } from '../rest/availability-answer.ts'
import { askBookings, type Booking } from './admin-bookings.ts'
import { type AdminClient, isRow, textAt } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** The terms that the office decides for a booking by phone, besides what its customer asks for. */
export interface PhoneTerms {
  readonly payBy: WayToPay
  /** The cleaner who does the job, with the reason where the database would refuse; left out for nobody yet. */
  readonly cleaner?: { readonly contractorId: string; readonly overlapReason: OverlapReason | null }
  /** The price that was agreed on, and why; left out for the listed one. */
  readonly agreed?: AgreedPrice
}

/** A booking that was taken by phone. */
export interface TakenBooking {
  readonly bookingId: string
  /** Its customer's link to pay, and until when the time is kept (epoch milliseconds); null when it is sold at once. */
  readonly link: { readonly url: string; readonly holdExpiresAt: number } | null
}

const mostOfANumber = 5

/** Booking for a customer on the phone. */
export function adminPhoneBookings({ rpc, invoke, business: { policy } }: AdminClient) {
  return {
    /** The newest booking of each customer under a phone number, the newest first, of at most five; empty when the number is new. */
    lastOf: async (phone: string): Promise<readonly Booking[]> => {
      const request = { search: phoneDigits(phone), sort: 'created', descending: true, limit: 100 }
      const newest = new Map<string, Booking>()
      for (const booking of (await askBookings({ rpc }, request)).rows) {
        // Without an address the name tells who of the number it is.
        const customer = (booking.email.trim() || booking.customerName.trim()).toLowerCase()
        if (phoneUri(booking.phone) === phoneUri(phone) && !newest.has(customer))
          newest.set(customer, booking)
      }
      return [...newest.values()].slice(0, mostOfANumber)
    },
    /** The places of the coming days, as the website's calendar asks for them. */
    availability: async (from: BusinessDate, days: number): Promise<DayOccupancy> => {
      const [answer, reader] = await Promise.all([
        rpc('availability', { from_date: from, days }),
        import('../rest/availability-answer.ts'),
      ])
      return reader.readOccupancy(answer, policy.zone)
    },
    /** The record of an active promo code, whatever its case; null when there is none. */
    promoCode: async (code: string): Promise<PromoCode | null> => {
      const [answer, reader] = await Promise.all([
        rpc('promo_lookup', { code }),
        import('../rest/promo-answer.ts'),
      ])
      return reader.readPromo(answer)
    },
    /** Whether no paid booking exists for the address. */
    isFirstTime: (email: string): Promise<boolean> => rpc('is_first_time', { email }),
    /** Holds the place and sends the customer the link to pay, or sells it at once. The same attempt again is the same booking. */
    take: async (submission: CheckoutSubmission, terms: PhoneTerms): Promise<TakenBooking> => {
      const answer = await invoke('create-checkout', { bookingData: submission, byPhone: true, ...terms })
      const [url, bookingId] = [textAt(answer, 'url'), textAt(answer, 'booking_id')]
      const holdExpiresAt = isRow(answer) ? answer.hold_expires_at : null
      const link = url === null || typeof holdExpiresAt !== 'number' ? null : { url, holdExpiresAt }
      if (bookingId === null || (link === null) !== (soldAs(terms.payBy) !== null)) {
        throw new AdminFailure('unreachable', 'The server gave an unexpected answer.')
      }
      return { bookingId, link }
    },
  }
}
