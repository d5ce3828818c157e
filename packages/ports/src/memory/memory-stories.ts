import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import type { Answer, Story, StoryReport, UnmatchedPayment } from '@dustforce/office/story'
import type { RefundDue, Settlement } from '../booking-store.ts'
import type { PaymentEvent } from '../payment-event.ts'
import type { StoredBooking } from './stored-booking.ts'

interface Tries {
  readonly attempts: number
  /** Epoch milliseconds. */
  readonly nextAt: number
}

/** What an event is found by. */
export type About = Partial<Pick<PaymentEvent, 'sessionId' | 'paymentIntent'>>

/** What is known of payments beside their bookings: what the provider has said, and money whose booking is gone, in memory. */
export class MemoryStories {
  readonly #reports: StoryReport[] = []
  readonly #answered = new Map<string, Settlement>()
  readonly #settledSessions = new Set<string>()
  readonly #tries = new Map<string, Tries>()
  #unmatched: readonly UnmatchedPayment[] = []

  /** What was answered to an event before; null when it is new. */
  answered(eventId: string): Settlement | null {
    return this.#answered.get(eventId) ?? null
  }

  /** All that the decision about an event follows from. */
  read(
    row: StoredBooking | undefined,
    { sessionId = null, paymentIntent = null }: About,
    now: number,
    others: Pick<Story, 'told' | 'isSessionElsewhere'>,
  ): Story {
    const unmatched = this.#unmatched.filter(
      (one) => one.sessionId === sessionId || (paymentIntent !== null && one.paymentIntent === paymentIntent),
    )
    const payments = row?.payments ?? []
    const intents = [...payments, ...unmatched].map((one) => one.paymentIntent)
    return {
      ...others,
      now,
      booking: row === undefined ? null : bookingOf(row),
      payments,
      refunds: row?.refunds ?? [],
      reports: this.#reports.filter(
        (report) => report.paymentIntent === paymentIntent || intents.includes(report.paymentIntent),
      ),
      change: row === undefined ? null : changeOf(row),
      unmatched: row === undefined ? unmatched : [],
      isSessionSettled: row === undefined && this.#settledSessions.has(sessionId ?? ''),
    }
  }

  /** Remembers what was heard by an answer, and what it says of money without a booking. */
  write({ heard, story }: Answer, bookingId: string | null): void {
    const known = new Set(story.unmatched.map(({ sessionId }) => sessionId))
    this.#unmatched = [...this.#unmatched.filter((one) => !known.has(one.sessionId)), ...story.unmatched]
    this.#reports.push(...story.reports.filter((report) => !this.#reports.includes(report)))
    for (const { event, outcome } of heard) {
      const refund = story.booking?.refundDue ?? this.#isDue(event.sessionId)
      this.#answered.set(event.id, { outcome, bookingId, refund, duplicate: true })
      if (event.sessionId !== null && settling.has(outcome)) this.#settledSessions.add(event.sessionId)
    }
  }

  /** Payments without a booking that are to go back. */
  due(): Omit<RefundDue, 'attempts' | 'asked'>[] {
    return this.#unmatched.flatMap(({ refundDue, sessionId, paymentIntent, bookingId, ...payment }) => {
      const amountCents = cents(payment.amountCents - payment.refundedCents - payment.lostCents)
      return refundDue ? [{ key: sessionId, bookingId, sessionId, paymentIntent, amountCents }] : []
    })
  }

  attempts(key: string): number {
    return this.#tries.get(key)?.attempts ?? 0
  }

  isPostponed(key: string, now: number): boolean {
    return (this.#tries.get(key)?.nextAt ?? now) > now
  }

  postpone(key: string, nextAt: number): void {
    this.#tries.set(key, { attempts: this.attempts(key) + 1, nextAt })
  }

  #isDue(sessionId: string | null): boolean {
    return this.#unmatched.some((one) => one.sessionId === sessionId && one.refundDue)
  }
}

/** Outcomes by which a session's money belongs to a booking, so that deleting the booking gives nothing back. */
const settling: ReadonlySet<string> = new Set(['confirmed', 'changed', 'refund', 'unmatched'])

function bookingOf(row: StoredBooking): Story['booking'] {
  const { id, state, booking, sessionId, paymentIntent, keepCents, refundDue, attention } = row
  return {
    ...{ id, status: state.booking, payment: state.payment, currency: 'cad', sessionId, paymentIntent },
    ...{ keepCents, refundDue, attention, refundedCents: row.refundedCents, lostCents: row.lostCents },
    totalCents: booking.quote.totalCents,
    isRefunded: state.payment === 'refunded',
    isHeld: row.holdExpiresAt !== null,
    hasAttempt: row.attemptId !== null,
    hasVisitor: row.visitor !== null,
    hasHeldMinutes: row.changes.some(({ isOpen }) => isOpen),
    hasCustomer: booking.request.email !== '',
  }
}

function changeOf({ changes, booking }: StoredBooking): Story['change'] {
  const open = changes.find(({ isOpen }) => isOpen)
  if (open === undefined) return null
  const { actId, minutes, differenceCents, isOwed = false, tell } = open.act
  const rise: Cents = isOwed ? zeroCents : differenceCents
  return {
    ...{ id: actId, paymentId: open.paymentId, minutes, differenceCents, isOwed },
    ...{ taxCents: open.act.taxInDifferenceCents, tellCustomer: tell.customer, tellCleaner: tell.cleaner },
    expiresAt: open.expiresAt,
    totalCents: cents(booking.quote.totalCents + rise),
  }
}
