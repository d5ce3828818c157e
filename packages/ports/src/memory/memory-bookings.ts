import { type Cents, cents, dollarsOf, zeroCents } from '@dustforce/core/money'
import { type BusySpan, type ClosedReason, gtaPolicy } from '@dustforce/core/schedule'
import {
  busySpans,
  type OfficeRules,
  placeProblem as problemOfPlace,
  withOfficeRules,
} from '@dustforce/core/schedule/office-rules'
import { normalizeEmail } from '@dustforce/core/validation'
import {
  type Attention,
  bookingRow,
  isPaid,
  noDetails,
  occupiesDay,
  type PaymentBalance,
  type PaymentFacts,
  partRefundCents,
  reversalAttention,
  type PaymentEvent as SessionEvent,
  settle,
  unexpectedRefundCents,
  withReasons,
} from '@dustforce/office/booking'
import type { AgreedPrice } from '@dustforce/office/hub'
import type { NoticeKind } from '@dustforce/office/notice'
import type { ActLetter, ChangeAct, ReviveAct } from '../booking-changes.ts'
import type {
  Attempt,
  CheckoutCaller,
  MadeRefund,
  PendingCheckout,
  RefundDue,
  Reservation,
  ReservedCleaner,
  ReserveResult,
  Settlement,
} from '../booking-store.ts'
import type { NewBooking } from '../new-booking.ts'
import type { PaymentEvent } from '../payment-event.ts'
import { reversalOf } from '../reversal-of.ts'
import type { MemoryOutbox } from './memory-outbox.ts'
import type { MemoryPromos } from './memory-promos.ts'
import { MemoryReversals } from './memory-reversals.ts'
import { MemoryUnmatched } from './memory-unmatched.ts'
import type { StoredBooking, StoredChange, StoredRefund } from './stored-booking.ts'

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
    const keys =
      email === '' ? [`visitor ${visitor}`] : [`visitor ${visitor}`, `email ${normalizeEmail(email)}`]
    const counts = keys.map((key) => {
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
    {
      attemptId,
      fingerprint,
      booking,
      terms = null,
      holdMinutes,
      visitor,
      payOnDay = false,
      cleaner,
    }: Reservation,
    now: number,
  ): ReserveResult | 'rate-limited' {
    const existing = this.findAttempt(attemptId)
    if (existing !== null) return { status: 'existing', ...existing, now }
    const problem = this.placeProblem(booking, now)
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
    const holdExpiresAt = payOnDay ? null : now + holdMinutes * minuteMs
    const row: StoredBooking = {
      id,
      booking,
      fingerprint,
      visitor: payOnDay ? null : visitor,
      attemptId,
      state: payOnDay
        ? { payment: 'due', booking: cleaner === undefined ? 'confirmed' : 'assigned' }
        : { payment: 'pending', booking: 'pending' },
      holdExpiresAt,
      checkoutUrl: null,
      sessionId: null,
      paymentIntent: null,
      paidCents: booking.quote.totalCents,
      changed: {
        ...(cleaner !== undefined && jobColumns(cleaner)),
        ...(booking.agreed !== undefined && agreedColumns(booking.agreed)),
      },
      changes: [],
      terms,
      agreedAt: now,
      lateSince: null,
      ownMoves: 0,
      keepCents: null,
      refunds: [],
      refundDue: false,
      attention: [],
      balance: this.#reversals.balance(null, booking.quote.totalCents),
    }
    this.rows.push(row)
    if (promoCode !== null) this.#promos.hold(promoCode, booking.request.email, id, holdExpiresAt ?? now)
    if (payOnDay) {
      this.#promos.keep(id)
      this.#write(row, 'booking-confirmation', {}, now)
    }
    return {
      status: 'reserved',
      bookingId: id,
      paymentId: paymentIdOf(id),
      checkoutUrl: null,
      holdExpiresAt,
      now,
    }
  }

  findAttempt(attemptId: string): Attempt | null {
    const row = this.rows.find((candidate) => candidate.attemptId === attemptId)
    if (row === undefined) return null
    return {
      bookingId: row.id,
      paymentId: paymentIdOf(row.id),
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
    for (const change of row?.changes ?? []) if (change.sessionId === null) change.isOpen = false
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
    const change = row.changes.find((one) => one.sessionId === event.sessionId && reversal === null)
    if (change !== undefined) {
      return {
        outcome: this.#settleChange(row, change, event, now),
        bookingId: row.id,
        refund: row.refundDue,
        duplicate,
      }
    }
    // Of another checkout that names this booking.
    if (reversal === null && !isOwnSession(row, event)) {
      if (event.paid) row.attention = withReasons(row.attention, 'reference-mismatch')
      return { outcome: 'reference-mismatch', bookingId: row.id, refund: row.refundDue, duplicate }
    }
    // Of another payment that names this booking.
    const before = row.balance
    const isForeign = reversal !== null && ![null, event.paymentIntent].includes(row.paymentIntent)
    if (!isForeign) {
      row.paymentIntent ??= event.paymentIntent
      noteRefund(row, event)
      this.#look(row, now)
    }
    const facts = {
      hasPlace: takesPlace(row, now) || this.placeProblem(row.booking, now, row.id) === null,
      amountMatches: matches(row, event),
    }
    const isOver = event.type === 'expired' || event.type === 'async_failed'
    // Canceled by an administrator: there is nothing to settle, and nothing to wait for.
    if (isOver && row.state.payment === 'pending' && row.state.booking === 'canceled') this.#giveUpPlace(row)
    const known = sessionEvent(event, facts)
    if (isForeign || known === null) {
      if (!isForeign) this.#settleLedger(row)
      if (event.type === 'refund_given') this.#endRefunds(row, event.reversalId, now)
      return { outcome: isForeign ? 'foreign' : 'noted', bookingId: row.id, refund: row.refundDue, duplicate }
    }
    // Of a booking that stands again it is known already that its money went back.
    const isKnown =
      event.type === 'refunded' && row.attention.includes('price-owed') && before.keptCents === 0
    const { state, effects } = isKnown ? { state: row.state, effects: [] } : settle(row.state, known)
    if (state.payment !== row.state.payment) row.agreedAt = now
    row.state = state
    if (isPaid(state.payment)) this.#unmatched.noteSettled(event.sessionId)
    if (state.payment === 'refunded') {
      for (const refund of row.refunds)
        if (refund.isAsked && refund.status !== 'failed') refund.status = 'done'
    }
    if (isPaid(state.payment)) {
      row.holdExpiresAt = null
      row.visitor = null
      this.#promos.keep(row.id)
    }
    for (const effect of effects) {
      if (effect.type === 'release-hold') this.#giveUpPlace(row)
      if (effect.type === 'refund') {
        row.refundDue = true
        row.keepCents = zeroCents
      }
      if (effect.type === 'flag') row.attention = withReasons(row.attention, effect.attention)
      if (effect.type === 'queue-email') {
        if (effect.kind === 'booking-confirmation') this.#write(row, effect.kind, {}, now)
        else {
          const { totalCents } = row.booking.quote
          this.#writeOfRefund(
            row,
            effect.kind,
            cents(this.#reversals.lastRefundCents(row.paymentIntent, totalCents) - toldOf(row)),
            now,
          )
        }
      }
    }
    this.#settleLedger(row)
    return {
      outcome: `${state.payment}/${state.booking}`,
      bookingId: row.id,
      refund: row.refundDue,
      duplicate,
    }
  }

  pendingCheckouts(before: number): PendingCheckout[] {
    const unpaid = this.rows.flatMap(({ id, state, sessionId, holdExpiresAt }) =>
      state.payment === 'pending' && holdExpiresAt !== null && holdExpiresAt < before
        ? [{ bookingId: id, sessionId, holdExpiresAt }]
        : [],
    )
    const changes = this.rows.flatMap(({ id, changes: all }) =>
      all
        .filter(({ isOpen, expiresAt }) => isOpen && expiresAt < before)
        .map(({ sessionId, expiresAt }) => ({ bookingId: id, sessionId, holdExpiresAt: expiresAt })),
    )
    return [...unpaid, ...changes]
  }

  refundsDue(now: number): RefundDue[] {
    const ofBookings = this.rows.flatMap((row) =>
      row.refunds
        // Nothing goes back of a payment that a bank looks at.
        .filter(({ status }) => status === 'due' && !this.isDisputed(row))
        .map((refund) => ({
          key: refund.key,
          bookingId: row.id,
          sessionId: row.sessionId,
          paymentIntent: row.paymentIntent,
          amountCents: refund.amountCents,
          refund,
        })),
    )
    const ofUnmatched = this.#unmatched.due().map((due) => ({ ...due, refund: null }))
    return [...ofBookings, ...ofUnmatched]
      .filter(({ key }) => !this.#reversals.isPostponed(key, now))
      .map(({ refund, ...due }) => {
        const attempts = this.#reversals.attempts(due.key)
        const asked = refund?.isAsked ?? attempts > 0
        if (refund !== null) refund.isAsked = true
        return { ...due, attempts, asked }
      })
  }

  finishRefund(key: string, made: MadeRefund | null, now: number): void {
    const found = this.#refundOf(key)
    if (found === null) {
      const paid = this.#unmatched.finish(key)
      if (paid === null || made === null) return
      const { refundedCents, keptCents } = paid.balance
      paid.paymentIntent ??= made.paymentIntent
      this.#reversals.note(paid.paymentIntent, {
        type: 'refunded',
        id: null,
        amountCents: cents(refundedCents + keptCents),
      })
      return
    }
    const { row, refund } = found
    if (made === null || refund.status !== 'due') return
    row.paymentIntent ??= made.paymentIntent
    refund.providerId = made.refundId
    refund.status = made.settled ? 'done' : 'sent'
    const { amountCents } = refund
    const before = row.balance.refundedCents
    const isNews = this.#reversals.note(row.paymentIntent, {
      type: 'refund_given',
      id: made.refundId,
      amountCents,
    })
    // What had gone back by hand, and is known by the charge's total alone, comes on top.
    if (isNews && before > 0) {
      const total = cents(before + amountCents)
      this.#reversals.note(row.paymentIntent, { type: 'partly_refunded', id: null, amountCents: total })
    }
    this.#look(row, now)
    this.#settleLedger(row)
    this.#endRefunds(row, made.refundId, now)
  }

  postponeRefund(key: string, nextAt: number): void {
    this.#reversals.postpone(key, nextAt)
  }

  refuseRefund(key: string, refusal: string): void {
    const found = this.#refundOf(key)
    if (found === null) {
      if (this.#unmatched.finish(key, 'refund-refused') !== null) this.#reversals.refusals.set(key, refusal)
      return
    }
    const { row, refund } = found
    if (refund.status !== 'due') return
    this.#reversals.refusals.set(key, refusal)
    refund.status = 'failed'
    if (refund.actId !== null) this.#outbox.payByHand(refund.actId, dollarsOf(refund.amountCents))
    row.attention = withReasons(row.attention, 'refund-refused')
    this.#settleLedger(row)
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

  /** Why a booking cannot have its place, apart from one booking's own; null when it can. */
  placeProblem(booking: NewBooking, now: number, exceptId?: string): ClosedReason | null {
    const { date, minute } = booking.request
    return problemOfPlace(
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

  #refundOf(key: string): { readonly row: StoredBooking; readonly refund: StoredRefund } | null {
    for (const row of this.rows) {
      const refund = row.refunds.find((one) => one.key === key)
      if (refund !== undefined) return { row, refund }
    }
    return null
  }

  /** Whether a bank looks at its payment. */
  isDisputed({ balance: { disputes } }: StoredBooking): boolean {
    return disputes.all > disputes.lost + disputes.won
  }

  /** What is left of a booking's money: paid, less what was lost and every refund ever written but for some. */
  leftOf({ balance, state, refunds }: StoredBooking, but: readonly StoredRefund[] = []): Cents {
    if (!isPaid(state.payment) && state.payment !== 'refunded') return zeroCents
    const unreported = refunds.filter((refund) => refund.providerId === null && !but.includes(refund))
    return cents(Math.max(0, balance.keptCents - balance.failedCents - sumOf(unreported)))
  }

  /** Writes what an act changes, with its money and its letter. */
  applyChange(row: StoredBooking, act: ChangeAct, now: number): void {
    const { booking, changed } = this.changed(row, act)
    row.booking = booking
    row.changed = changed
    if (act.isOwed) row.attention = row.attention.filter((reason) => reason !== 'price-owed')
    if (row.keepCents !== null) row.keepCents = cents(Math.max(0, row.keepCents + act.differenceCents))
    row.balance = this.#reversals.balance(row.paymentIntent, row.paidCents)
    this.#settleLedger(row, act.actId)
    for (const letter of this.changeLetters(row, act)) this.#outbox.enqueue({ ...letter, ref: row.id }, now)
  }

  /** A booking as a change would leave it, besides its money. */
  changed({ booking: { request, quote }, ...row }: StoredBooking, act: ChangeAct): StoredBooking {
    const totalCents = act.isOwed ? quote.totalCents : cents(quote.totalCents + act.differenceCents)
    return {
      ...row,
      changed: { ...row.changed, ...act.columns },
      booking: { request, quote: { ...quote, totalCents, minutes: act.minutes } },
    }
  }

  /** What a change writes to the customer about the booking as it left it. */
  changeLetters(row: StoredBooking, act: ChangeAct): readonly ActLetter[] {
    if (!act.tell.customer) return []
    return [
      this.#letter(row, 'booking-changed', {
        difference_amount: dollarsOf(cents(Math.max(0, act.differenceCents))),
        refund_amount: dollarsOf(cents(Math.max(0, 0 - act.differenceCents))),
        is_owed: act.isOwed === true,
        change_id: act.actId,
      }),
    ]
  }

  /** A payment for a change that is not waited for goes back whole. */
  #settleChange(row: StoredBooking, change: StoredChange, event: PaymentEvent, now: number): string {
    if (!event.paid) {
      change.isOpen = change.isOpen && event.type === 'completed'
      return 'noted'
    }
    if (change.isPaid) return 'unchanged'
    const isInTime = change.isOpen && row.state.booking !== 'canceled'
    change.isPaid = true
    change.isOpen = false
    row.paidCents = cents(row.paidCents + change.amountCents)
    row.balance = this.#reversals.balance(row.paymentIntent, row.paidCents)
    if (isInTime) {
      this.applyChange(row, change.act, now)
      return 'changed'
    }
    row.attention = withReasons(
      row.attention,
      row.state.booking === 'canceled' ? 'paid-but-canceled' : 'change-not-made',
    )
    this.#settleLedger(row, change.paymentId)
    const refund_amount = dollarsOf(change.amountCents)
    this.#write(row, 'booking-unchanged', { refund_amount, change_id: change.paymentId }, now)
    return 'refund'
  }

  /** Cancels a booking in a person's name, who decided what may be kept. */
  callOff(row: StoredBooking, keepCents: Cents, actId: string): void {
    row.state = { ...row.state, booking: 'canceled' }
    row.keepCents = keepCents
    row.attention = row.attention.filter((reason) => reason !== 'price-owed')
    this.#settleLedger(row, actId)
    if (keepCents === 0) this.#promos.giveBack(row.id)
  }

  /** Takes a cancellation back in a person's name: the price may be kept again, and a refund that was refused is not made. */
  revive(row: StoredBooking, { status, owedCents }: ReviveAct): void {
    const isRefused = row.attention.includes('refund-refused')
    row.refunds = row.refunds.filter(
      (refund) => !isRefused || refund.status !== 'failed' || refund.providerId !== null,
    )
    row.state = { payment: row.state.payment === 'refunded' ? 'paid' : row.state.payment, booking: status }
    row.keepCents = owedCents > 0 ? cents(row.booking.quote.totalCents - owedCents) : null
    row.attention = withReasons(
      row.attention.filter((reason) => !isOverWhenRevived.has(reason)),
      ...(owedCents > 0 ? (['price-owed'] as const) : []),
    )
    this.#settleLedger(row)
  }

  /** The one rule for money: what is left above what may be kept is due. What nobody has asked for yet is aimed again. */
  #settleLedger(row: StoredBooking, actId: string | null = null): void {
    const { balance, keepCents, refunds } = row
    const waiting = refunds.filter(({ isAsked, status }) => !isAsked && status === 'due')
    const left = this.leftOf(row, waiting)
    const keep = keepCents ?? row.booking.quote.totalCents
    const most = Math.min(left, Math.max(0, left + balance.lostCents - keep))
    let tooMuch = sumOf(waiting) - most
    for (const refund of waiting.toReversed()) {
      const less = Math.max(0, Math.min(tooMuch, refund.amountCents))
      tooMuch -= less
      refund.amountCents = cents(refund.amountCents - less)
    }
    row.refunds = refunds.filter(({ amountCents }) => amountCents > 0)
    const more = Math.max(0, left - keep) - sumOf(waiting)
    if (more > 0) {
      this.#ids += 1
      row.refunds.push({
        key: `refund-${this.#ids}`,
        amountCents: cents(more),
        status: 'due',
        isAsked: false,
        isReported: false,
        isTold: actId !== null,
        actId,
        providerId: null,
      })
    }
    row.refundDue = row.refunds.some(({ status }) => status === 'due' || status === 'sent')
  }

  /** A refund that was asked for here has arrived: when it was the last of the money, all of it has gone back. */
  #endRefunds(row: StoredBooking, providerId: string | null, now: number): void {
    const isOwn = row.refunds.some((refund) => refund.providerId === providerId)
    const hasFailed = row.refunds.some(({ status }) => status === 'failed')
    if (!isOwn || row.refundDue || hasFailed || row.balance.keptCents > 0 || row.state.payment === 'refunded')
      return
    row.state = settle(row.state, { type: 'refunded' }).state
    const last = this.#reversals.lastRefundCents(row.paymentIntent, row.booking.quote.totalCents)
    this.#writeOfRefund(row, 'booking-refunded', cents(last - toldOf(row)), now)
  }

  /** Takes over what has become of the payment since. */
  #look(row: StoredBooking, now: number): void {
    const balance = this.#reversals.balance(row.paymentIntent, row.paidCents)
    const beforeCents = unexpectedOf(row, row.balance)
    for (const refund of row.refunds)
      refund.isReported = this.#reversals.isReported(row.paymentIntent, refund.providerId)
    const afterCents = unexpectedOf(row, balance)
    row.attention = reversalAttention(row.attention, row.balance, balance, { beforeCents, afterCents })
    const parts = this.#outbox.refundsIn({ kind: 'booking-partly-refunded', ref: row.id })
    const told = cents(Math.max(row.balance.refundedCents, toldOf(row) + parts))
    const part = partRefundCents({ ...row.balance, refundedCents: told }, balance)
    row.balance = balance
    // Who was told that all goes back is not told of its parts.
    const isTold = this.#outbox.statuses({ kind: 'booking-refunded', ref: row.id }).length > 0
    if (!isTold) this.#writeOfRefund(row, 'booking-partly-refunded', part, now)
  }

  /** Nobody is written to about nothing. */
  #writeOfRefund(row: StoredBooking, kind: NoticeKind, amount: Cents, now: number): void {
    if (amount <= 0) return
    const kept = kind === 'booking-refunded' ? zeroCents : row.balance.keptCents
    this.#write(row, kind, { refund_amount: dollarsOf(amount), kept_amount: dollarsOf(kept) }, now)
  }

  #write(row: StoredBooking, kind: NoticeKind, more: object, now: number): void {
    this.#outbox.enqueue({ ...this.#letter(row, kind, more), ref: row.id }, now)
  }

  #letter(row: StoredBooking, kind: NoticeKind, more: object): ActLetter {
    const { request, quote } = row.booking
    const payload = {
      id: row.id,
      ...bookingRow(request, quote),
      ...row.changed,
      stripe_session_id: row.sessionId,
      booking_status: row.state.booking,
      payment_status: row.state.payment,
      refund_due: row.refundDue,
      terms: row.terms,
      ...more,
    }
    return { kind, recipient: request.email, payload }
  }

  #giveUpPlace(row: StoredBooking): void {
    row.holdExpiresAt = null
    row.attemptId = null
    row.visitor = null
    this.#promos.giveBack(row.id)
  }
}

/** What giving a job to a cleaner stores. */
const jobColumns = ({ contractorId, overlapReason, payCents }: ReservedCleaner) => ({
  contractor_id: contractorId,
  overlap_reason: overlapReason,
  contractor_pay: dollarsOf(payCents),
})

/** What a price that was agreed on stores, and what letters tell of it. */
const agreedColumns = ({ priceCents }: AgreedPrice) => ({
  agreed_price: dollarsOf(priceCents),
  is_price_agreed: true,
})

/** The row of a booking's first payment. */
const paymentIdOf = (bookingId: string): string => `payment-${bookingId}`

const sumOf = (refunds: readonly StoredRefund[]): number =>
  refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** What has gone back of a booking, or was asked for, beyond what was to. */
function unexpectedOf(
  { paidCents, keepCents, booking, refunds }: StoredBooking,
  balance: PaymentBalance,
): Cents {
  const keep = keepCents ?? booking.quote.totalCents
  const isFailed = ({ status }: StoredRefund) => status === 'failed'
  const isAsked = (refund: StoredRefund) => refund.isAsked && !refund.isReported && !isFailed(refund)
  return unexpectedRefundCents(paidCents, balance, {
    expectedCents: cents(Math.max(0, paidCents - keep)),
    askedCents: cents(sumOf(refunds.filter(isAsked))),
    failedCents: cents(sumOf(refunds.filter(isFailed))),
  })
}

const toldOf = (row: StoredBooking): number => sumOf(row.refunds.filter(({ isTold }) => isTold))

/** What the provider says about a refund that was asked for here: it names its key. */
function noteRefund(row: StoredBooking, { type, paid, reversalId, refundKey }: PaymentEvent): void {
  if (type !== 'refund_given' && type !== 'refund_failed') return
  const refund = row.refunds.find(
    ({ key, providerId }) => key === refundKey || (providerId !== null && providerId === reversalId),
  )
  if (refund === undefined) return
  refund.providerId ??= reversalId
  refund.isAsked = true
  if (type === 'refund_failed') refund.status = 'failed'
  else if (refund.status !== 'failed' && refund.status !== 'done') refund.status = paid ? 'done' : 'sent'
}

/** Reasons for attention that are no more when a cancellation is taken back. */
const isOverWhenRevived: ReadonlySet<Attention> = new Set(['refund-refused', 'refunded', 'partly-refunded'])

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

function isOwnSession(row: StoredBooking, event: PaymentEvent): boolean {
  return row.sessionId === null || event.sessionId === null || row.sessionId === event.sessionId
}

/** Whether the money is for this booking: its amount and its currency. */
function matches(row: StoredBooking, event: PaymentEvent): boolean {
  return (
    isOwnSession(row, event) &&
    event.amountTotalCents === row.booking.quote.totalCents &&
    event.currency === 'cad'
  )
}

/** What a booking keeps a crew busy with; the length is the database's where the prices give none. */
function workOf({ request: { date, minute }, quote }: NewBooking) {
  return { date, minute, minutes: quote.minutes ?? 180 }
}
