import {
  type Attention,
  bookingRow,
  isPaid,
  noDetails,
  occupiesDay,
  type PaymentFacts,
  partRefundCents,
  reversalAttention,
  type PaymentEvent as SessionEvent,
  settle,
  withReasons,
} from '@dustforce/core/booking'
import { type Cents, cents, dollarsOf } from '@dustforce/core/money'
import { type BusySpan, type ClosedReason, gtaPolicy } from '@dustforce/core/schedule'
import {
  busySpans,
  type OfficeRules,
  placeProblem,
  withOfficeRules,
} from '@dustforce/core/schedule/office-rules'
import { normalizeEmail } from '@dustforce/core/validation'
import type {
  Attempt,
  CheckoutCaller,
  MadeRefund,
  PendingCheckout,
  RefundDue,
  Reservation,
  ReserveResult,
  Settlement,
} from '../booking-store.ts'
import type { EmailKind } from '../email-kind.ts'
import type { NewBooking } from '../new-booking.ts'
import type { PaymentEvent } from '../payment-event.ts'
import { reversalOf } from '../reversal-of.ts'
import type { MemoryOutbox } from './memory-outbox.ts'
import type { MemoryPromos } from './memory-promos.ts'
import { MemoryReversals } from './memory-reversals.ts'
import { MemoryUnmatched } from './memory-unmatched.ts'
import type { StoredBooking } from './stored-booking.ts'

const minuteMs = 60_000
/** Checkouts of one visitor, and of one mailbox; the database counts them by the ten minutes. */
const checkoutLimit = 60
/** Unpaid places of one visitor. */
const holdLimit = 5

/** Bookings, in memory. Every method runs to its end before another starts, as a transaction would. */
export class MemoryBookings {
  dailyLimit: number
  /** What the office has set. */
  rules: OfficeRules = {}
  readonly rows: StoredBooking[] = []
  readonly #events = new Set<string>()
  readonly #reversals = new MemoryReversals()
  readonly #unmatched = new MemoryUnmatched(this.#reversals)
  #ids = 0
  readonly #checkouts = new Map<string, number>()
  readonly #promos: MemoryPromos
  readonly #outbox: MemoryOutbox

  constructor(promos: MemoryPromos, outbox: MemoryOutbox, dailyLimit: number) {
    this.#promos = promos
    this.#outbox = outbox
    this.dailyLimit = dailyLimit
  }

  admit({ visitor, email }: CheckoutCaller): boolean {
    const counts = [`visitor ${visitor}`, `email ${normalizeEmail(email)}`].map((key) => {
      const count = (this.#checkouts.get(key) ?? 0) + 1
      this.#checkouts.set(key, count)
      return count
    })
    return counts.every((count) => count <= checkoutLimit)
  }

  ownCheckouts({ visitor, email }: CheckoutCaller, exceptAttemptId: string): PendingCheckout[] {
    return this.rows.flatMap(({ id, booking, state, sessionId, holdExpiresAt, ...row }) =>
      row.visitor === visitor &&
      normalizeEmail(booking.request.email) === normalizeEmail(email) &&
      state.payment === 'pending' &&
      state.booking !== 'canceled' &&
      row.attemptId !== exceptAttemptId &&
      sessionId !== null &&
      holdExpiresAt !== null
        ? [{ bookingId: id, sessionId, holdExpiresAt }]
        : [],
    )
  }

  reserve(
    { attemptId, fingerprint, booking, holdMinutes, visitor }: Reservation,
    now: number,
  ): ReserveResult | 'rate-limited' {
    const existing = this.findAttempt(attemptId)
    if (existing !== null) return { status: 'existing', ...existing, now }
    const problem = this.#placeProblem(booking, now)
    if (problem === 'full') return { status: 'day-full' }
    if (problem !== null) return { status: 'slot-closed', reason: problem }
    if (this.#liveHolds(visitor, now) >= holdLimit) return 'rate-limited'
    const { promoCode } = booking.request
    if (promoCode !== null) {
      const judged = this.#promos.judge(promoCode, {
        subtotalCents: booking.quote.subtotalCents,
        now,
        email: booking.request.email,
        neverPaid: this.neverPaid(booking.request.email),
      })
      if (!judged.ok) return { status: 'promo-rejected', reason: judged.reason }
    }
    this.#ids += 1
    const id = `booking-${this.#ids}`
    const holdExpiresAt = now + holdMinutes * minuteMs
    this.rows.push({
      id,
      booking,
      fingerprint,
      visitor,
      attemptId,
      state: { payment: 'pending', booking: 'pending' },
      holdExpiresAt,
      checkoutUrl: null,
      sessionId: null,
      paymentIntent: null,
      refundDue: false,
      attention: [],
      balance: this.#reversals.balance(null, booking.quote.totalCents),
    })
    if (promoCode !== null) this.#promos.hold(promoCode, booking.request.email, id, holdExpiresAt)
    return { status: 'reserved', bookingId: id, checkoutUrl: null, holdExpiresAt, now }
  }

  findAttempt(attemptId: string): Attempt | null {
    const row = this.rows.find((candidate) => candidate.attemptId === attemptId)
    if (row === undefined) return null
    return {
      bookingId: row.id,
      checkoutUrl: row.checkoutUrl,
      holdExpiresAt: row.holdExpiresAt,
      fingerprint: row.fingerprint,
    }
  }

  /** False when the booking is gone. */
  attach(bookingId: string, session: { readonly sessionId: string; readonly url: string }): boolean {
    const row = this.find(bookingId)
    if (row === undefined) return false
    row.sessionId = session.sessionId
    row.checkoutUrl = session.url
    return true
  }

  release(bookingId: string): void {
    const row = this.find(bookingId)
    if (row === undefined || row.state.payment !== 'pending') return
    const { state } = settle(row.state, { type: 'expired' })
    row.state = state
    this.#giveUpPlace(row)
  }

  cancelOpenCheckout(bookingId: string): PendingCheckout | null {
    const row = this.find(bookingId)
    if (row?.state.payment !== 'pending' || row.sessionId === null || row.holdExpiresAt === null) return null
    row.state = { ...row.state, booking: 'canceled' }
    return { bookingId, sessionId: row.sessionId, holdExpiresAt: row.holdExpiresAt }
  }

  settle(event: PaymentEvent, now: number): Settlement {
    const row = this.#rowOf(event)
    const duplicate = this.#events.has(event.id)
    this.#events.add(event.id)
    const reversal = reversalOf(event)
    if (!duplicate && reversal !== null) this.#reversals.note(event.paymentIntent, reversal)
    if (row === undefined) {
      if (!duplicate) this.#unmatched.settle(event)
      return {
        outcome: 'no-booking',
        bookingId: null,
        refund: this.#unmatched.isDue(event.sessionId),
        duplicate,
      }
    }
    if (duplicate) return { outcome: 'duplicate', bookingId: row.id, refund: row.refundDue, duplicate }
    // Of another payment that names this booking.
    const isForeign = reversal !== null && ![null, event.paymentIntent].includes(row.paymentIntent)
    if (!isForeign) {
      row.paymentIntent ??= event.paymentIntent
      this.#look(row, now)
    }
    const facts = {
      hasPlace: takesPlace(row, now) || this.#placeProblem(row.booking, now, row.id) === null,
      amountMatches: matches(row, event),
    }
    const isOver = event.type === 'expired' || event.type === 'async_failed'
    // Canceled by an administrator: there is nothing to settle, and nothing to wait for.
    if (isOver && row.state.payment === 'pending' && row.state.booking === 'canceled') this.#giveUpPlace(row)
    const known = sessionEvent(event, facts)
    if (isForeign || known === null) {
      return { outcome: isForeign ? 'foreign' : 'noted', bookingId: row.id, refund: row.refundDue, duplicate }
    }
    const { state, effects } = settle(row.state, known)
    row.state = state
    if (isPaid(state.payment)) this.#unmatched.noteSettled(event.sessionId)
    if (state.payment === 'refunded') row.refundDue = false
    if (isPaid(state.payment)) {
      row.holdExpiresAt = null
      row.visitor = null
      this.#promos.keep(row.id)
    }
    for (const effect of effects) {
      if (effect.type === 'release-hold') this.#giveUpPlace(row)
      if (effect.type === 'refund') row.refundDue = true
      if (effect.type === 'flag') row.attention = withReasons(row.attention, effect.attention)
      if (effect.type === 'queue-email') {
        if (effect.kind === 'booking-confirmation') this.#write(row, effect.kind, {}, now)
        else {
          const { totalCents } = row.booking.quote
          this.#writeOfRefund(
            row,
            effect.kind,
            this.#reversals.lastRefundCents(row.paymentIntent, totalCents),
            now,
          )
        }
      }
    }
    return {
      outcome: `${state.payment}/${state.booking}`,
      bookingId: row.id,
      refund: row.refundDue,
      duplicate,
    }
  }

  pendingCheckouts(before: number): PendingCheckout[] {
    return this.rows.flatMap(({ id, state, sessionId, holdExpiresAt }) =>
      state.payment === 'pending' && holdExpiresAt !== null && holdExpiresAt < before
        ? [{ bookingId: id, sessionId, holdExpiresAt }]
        : [],
    )
  }

  refundsDue(now: number): RefundDue[] {
    const ofBookings = this.rows
      .filter((row) => row.refundDue)
      .map(({ id, sessionId, paymentIntent, balance }) => ({
        key: id,
        bookingId: id,
        sessionId,
        paymentIntent,
        amountCents: balance.keptCents,
      }))
    return [...ofBookings, ...this.#unmatched.due()]
      .filter(({ key }) => !this.#reversals.isPostponed(key, now))
      .map((refund) => ({ ...refund, attempts: this.#reversals.attempts(refund.key) }))
  }

  finishRefund(key: string, refund: MadeRefund | null, now: number): void {
    const row = this.find(key)
    const paid = row?.refundDue ? row : this.#unmatched.finish(key)
    if (paid !== null && refund !== null) {
      const { refundedCents, keptCents } = paid.balance
      const amountCents = cents(refundedCents + keptCents)
      paid.paymentIntent ??= refund.paymentIntent
      this.#reversals.note(paid.paymentIntent, { type: 'refunded', id: null, amountCents })
    }
    if (row === undefined || !row.refundDue) return
    this.#look(row, now)
    row.refundDue = false
    row.state = { ...row.state, payment: 'refunded' }
  }

  postponeRefund(key: string, nextAt: number): void {
    this.#reversals.postpone(key, nextAt)
  }

  refuseRefund(key: string, refusal: string): void {
    const row = this.find(key)
    if (!row?.refundDue && this.#unmatched.finish(key, 'refund-refused') === null) return
    this.#reversals.refusals.set(key, refusal)
    if (row === undefined) return
    row.refundDue = false
    row.attention = withReasons(row.attention, 'refund-refused')
  }

  /** Deletes the unpaid bookings before a date, and takes the customer out of those with money; returns how many of each. */
  eraseBefore(date: string, batch: number): { bookingsDeleted: number; bookingsAnonymized: number } {
    const expired = this.rows
      .filter(
        (row) =>
          row.booking.request.date < date &&
          row.booking.request.email !== '' &&
          row.holdExpiresAt === null &&
          !row.refundDue &&
          !row.attention.some((reason) => needsCustomer.has(reason)),
      )
      .slice(0, batch)
    const withMoney = expired.filter(({ state }) => isPaid(state.payment) || state.payment === 'refunded')
    for (const row of expired) {
      if (withMoney.includes(row)) row.booking = withoutCustomer(row.booking)
      else this.remove(row.id)
    }
    return {
      bookingsDeleted: expired.length - withMoney.length,
      bookingsAnonymized: withMoney.length,
    }
  }

  remove(bookingId: string): void {
    const index = this.rows.findIndex((row) => row.id === bookingId)
    if (index >= 0) this.rows.splice(index, 1)
  }

  find(bookingId: string): StoredBooking | undefined {
    return this.rows.find((row) => row.id === bookingId)
  }

  neverPaid(email: string): boolean {
    const wanted = email.trim().toLowerCase()
    return !this.rows.some((row) => row.booking.request.email === wanted && isPaid(row.state.payment))
  }

  /** Places of a day that are sold or held unpaid, not counting one booking. */
  taken(date: string, now: number, exceptId?: string): number {
    return this.rows.filter(
      (row) => row.booking.request.date === date && row.id !== exceptId && takesPlace(row, now),
    ).length
  }

  /** When crews are busy, but for one booking. */
  busy(now: number, exceptId?: string): BusySpan[] {
    if (this.rules.capacity?.crews === undefined) return []
    const work = this.rows.filter((row) => row.id !== exceptId && takesPlace(row, now))
    return busySpans(
      work.map(({ booking }) => workOf(booking)),
      gtaPolicy.zone,
    )
  }

  #placeProblem(booking: NewBooking, now: number, exceptId?: string): ClosedReason | null {
    const { date, minute } = booking.request
    return placeProblem(
      withOfficeRules(gtaPolicy, this.rules),
      {
        limit: this.dailyLimit,
        taken: { [date]: this.taken(date, now, exceptId) },
        busy: this.busy(now, exceptId),
        durationMinutes: workOf(booking).minutes,
      },
      date,
      minute,
    )
  }

  #rowOf(event: PaymentEvent): StoredBooking | undefined {
    const { bookingId, sessionId, paymentIntent } = event
    return this.rows.find(
      (row) =>
        row.id === bookingId ||
        (sessionId !== null && row.sessionId === sessionId) ||
        (paymentIntent !== null && row.paymentIntent === paymentIntent),
    )
  }

  #liveHolds(visitor: string, now: number): number {
    return this.rows.filter(
      (row) => row.visitor === visitor && row.holdExpiresAt !== null && row.holdExpiresAt > now,
    ).length
  }

  /** Takes over what has become of the payment since. */
  #look(row: StoredBooking, now: number): void {
    const balance = this.#reversals.balance(row.paymentIntent, row.booking.quote.totalCents)
    row.attention = reversalAttention(row.attention, row.balance, balance, row.refundDue)
    const part = partRefundCents(row.balance, balance)
    row.balance = balance
    // Who was told that all goes back is not told of its parts.
    const isTold = this.#outbox.statuses({ kind: 'booking-refunded', ref: row.id }).length > 0
    if (!isTold) this.#writeOfRefund(row, 'booking-partly-refunded', part, now)
  }

  /** Nobody is written to about nothing. */
  #writeOfRefund(row: StoredBooking, kind: EmailKind, amount: Cents, now: number): void {
    if (amount > 0) this.#write(row, kind, { refund_amount: dollarsOf(amount) }, now)
  }

  #write(row: StoredBooking, kind: EmailKind, more: object, now: number): void {
    const { request, quote } = row.booking
    const payload = {
      id: row.id,
      ...bookingRow(request, quote),
      stripe_session_id: row.sessionId,
      booking_status: row.state.booking,
      refund_due: row.refundDue,
      ...more,
    }
    this.#outbox.enqueue({ kind, ref: row.id, recipient: request.email, payload }, now)
  }

  #giveUpPlace(row: StoredBooking): void {
    row.holdExpiresAt = null
    row.attemptId = null
    row.visitor = null
    this.#promos.giveBack(row.id)
  }
}

/** Reasons for attention that an administrator cannot settle without knowing the customer. */
const needsCustomer: ReadonlySet<Attention> = new Set(['refund-failed', 'refund-refused', 'disputed'])

/** The event as the core's rules know it; null when it moves no status. */
function sessionEvent({ type, paid }: PaymentEvent, facts: PaymentFacts): SessionEvent | null {
  switch (type) {
    case 'completed':
      return { type, paid, facts }
    case 'async_succeeded':
      return { type, facts }
    case 'async_failed':
    case 'expired':
    case 'refunded':
      return { type }
    default:
      return null
  }
}

function withoutCustomer({ request, quote }: NewBooking): NewBooking {
  const { useCustomerEquipment } = request
  const erased = { name: 'Erased', email: '', phone: '', address: '', ...noDetails, useCustomerEquipment }
  return { request: { ...request, ...erased }, quote }
}

function takesPlace(row: StoredBooking, now: number): boolean {
  if (occupiesDay({ paymentStatus: row.state.payment, bookingStatus: row.state.booking }, gtaPolicy))
    return true
  return row.state.payment === 'pending' && row.holdExpiresAt !== null && row.holdExpiresAt > now
}

/** Whether the money is for this booking: its amount, its currency, its session. */
function matches(row: StoredBooking, event: PaymentEvent): boolean {
  const sameSession = row.sessionId === null || event.sessionId === null || row.sessionId === event.sessionId
  return sameSession && event.amountTotalCents === row.booking.quote.totalCents && event.currency === 'cad'
}

/** What a booking keeps a crew busy with; the length is the database's where the prices give none. */
function workOf({ request: { date, minute }, quote }: NewBooking) {
  return { date, minute, minutes: quote.minutes ?? 180 }
}
