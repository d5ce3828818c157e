import { type Cents, cents, dollarsOf, zeroCents } from '@dustforce/core/money'
import { type BusySpan, type ClosedReason, gtaPolicy } from '@dustforce/core/schedule'
import {
  busySpans,
  type OfficeRules,
  placeProblem as problemOfPlace,
  withOfficeRules,
} from '@dustforce/core/schedule/office-rules'
import { normalizeEmail } from '@dustforce/core/validation'
import { type Attention, bookingRow, isPaid, noDetails, occupiesDay } from '@dustforce/office/booking'
import type { AgreedPrice } from '@dustforce/office/hub'
import type { NoticeKind } from '@dustforce/office/notice'
import {
  type Answer,
  type ByHand,
  bookingBalance,
  decide,
  decideByHand,
  decideRefundMade,
  decideRefundRefused,
  decideRelease,
  type PlaceAsked,
  type Story,
} from '@dustforce/office/story'
import type { ActLetter, ChangeAct } from '../booking-changes.ts'
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
import { storyLetterRow } from '../story-letter.ts'
import type { MemoryOutbox } from './memory-outbox.ts'
import type { MemoryPromos } from './memory-promos.ts'
import { type About, MemoryStories } from './memory-stories.ts'
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
  readonly #stories = new MemoryStories()
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
      payments: [
        {
          ...{
            id: paymentIdOf(id),
            purpose: 'first',
            amountCents: booking.quote.totalCents,
            currency: 'cad',
          },
          ...{ sessionId: null, paymentIntent: null, isByHand: false, paidAt: null, isDisputed: false },
        },
      ],
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
      refundedCents: zeroCents,
      lostCents: zeroCents,
    }
    this.rows.push(row)
    if (promoCode !== null) this.#promos.hold(promoCode, booking.request.email, id, holdExpiresAt ?? now)
    if (payOnDay) {
      this.#promos.keep(id)
      this.#outbox.enqueue({ ...this.#letter(row, 'booking-confirmation', {}), ref: row.id }, now)
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

  release(bookingId: string, now: number): void {
    const row = this.find(bookingId)
    const story = this.storyOf(row, now)
    const answer = decideRelease(story)
    if (answer !== null) this.write(row, story, answer, now)
  }

  cancelOpenCheckout(bookingId: string): PendingCheckout | null {
    const row = this.find(bookingId)
    if (row?.state.payment !== 'pending' || row.sessionId === null || row.holdExpiresAt === null) return null
    row.state = { ...row.state, booking: 'canceled' }
    return { bookingId, sessionId: row.sessionId, holdExpiresAt: row.holdExpiresAt }
  }

  settle(event: PaymentEvent, now: number): Settlement {
    const answered = this.#stories.answered(event.id)
    if (answered !== null) return answered
    const row = this.#rowOf(event)
    const story = this.storyOf(row, now, event)
    const { place, ifPlace, ifNone } = decide(story, event)
    const hasPlace = place === null || row === undefined || this.#hasPlace(row, place, now)
    const answer = hasPlace ? ifPlace : (ifNone ?? ifPlace)
    this.write(row, story, answer, now)
    return {
      outcome: answer.outcome,
      bookingId: row?.id ?? null,
      refund: isDue(answer, event),
      duplicate: false,
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
      row.refunds.flatMap(({ id, status, amountCents, paymentId, askedAt }) => {
        const payment = row.payments.find((one) => one.id === paymentId)
        // Nothing goes back of a payment that a bank looks at.
        if (id === null || status !== 'due' || payment === undefined || payment.isDisputed) return []
        const { sessionId, paymentIntent } = payment
        return [
          { key: id, bookingId: row.id, sessionId, paymentIntent, amountCents, asked: askedAt !== null },
        ]
      }),
    )
    const ofUnmatched = this.#stories
      .due()
      .map((due) => ({ ...due, asked: this.#stories.attempts(due.key) > 0 }))
    const due = [...ofBookings, ...ofUnmatched].filter(({ key }) => !this.#stories.isPostponed(key, now))
    const handedOut = new Set(due.map(({ key }) => key))
    for (const row of this.rows) {
      row.refunds = row.refunds.map((refund) =>
        handedOut.has(refund.id ?? '') ? { ...refund, askedAt: refund.askedAt ?? now } : refund,
      )
    }
    return due.map((one) => ({ ...one, attempts: this.#stories.attempts(one.key) }))
  }

  finishRefund(key: string, made: MadeRefund | null, now: number): void {
    const { refundId = null, paymentIntent = null, settled = true } = made ?? {}
    this.#answerRefund(key, paymentIntent, now, (story) =>
      decideRefundMade(story, { key, refundId, paymentIntent, settled }),
    )
  }

  postponeRefund(key: string, nextAt: number): void {
    this.#stories.postpone(key, nextAt)
  }

  refuseRefund(key: string, now: number): void {
    this.#answerRefund(key, null, now, (story) => decideRefundRefused(story, key))
  }

  noteByHand(bookingId: string, done: ByHand, now: number): boolean {
    const row = this.find(bookingId)
    const story = this.storyOf(row, now)
    const answer = decideByHand(story, done, `payment-by-hand-${this.#nextRefund()}`)
    if (answer !== null) this.write(row, story, answer, now)
    return answer !== null
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

  #rowOf({ bookingId, sessionId, paymentIntent }: PaymentEvent): StoredBooking | undefined {
    if (bookingId !== null) return this.find(bookingId)
    const isAbout = (one: { readonly sessionId: string | null; readonly paymentIntent: string | null }) =>
      (sessionId !== null && one.sessionId === sessionId) ||
      (paymentIntent !== null && one.paymentIntent === paymentIntent)
    return this.rows.find((row) => isAbout(row) || row.payments.some(isAbout))
  }

  /** All that a decision about a booking follows from. */
  storyOf(row: StoredBooking | undefined, now: number, about: About = {}): Story {
    const ref = row?.id ?? ''
    const told = {
      isWhole: this.#outbox.statuses({ kind: 'booking-refunded', ref }).length > 0,
      partCents: cents(this.#outbox.refundsIn({ kind: 'booking-partly-refunded', ref })),
    }
    const { sessionId = null } = about
    const isSessionElsewhere = this.rows.some(
      (other) => other.id !== row?.id && sessionId !== null && other.sessionId === sessionId,
    )
    return this.#stories.read(row, about, now, { told, isSessionElsewhere })
  }

  #answerRefund(
    key: string,
    paymentIntent: string | null,
    now: number,
    decideOn: (story: Story) => Answer | null,
  ): void {
    const row = this.rows.find(({ refunds }) => refunds.some(({ id }) => id === key))
    const story = this.storyOf(row, now, { sessionId: key, paymentIntent })
    const answer = decideOn(story)
    if (answer !== null) this.write(row, story, answer, now)
  }

  #hasPlace(row: StoredBooking, { kind }: PlaceAsked, now: number): boolean {
    const open = row.changes.find(({ isOpen }) => isOpen)
    if (kind === 'own' || open === undefined) {
      return takesPlace(row, now) || this.placeProblem(row.booking, now, row.id) === null
    }
    return this.placeProblem(this.changed(row, open.act).booking, now, row.id) !== 'busy'
  }

  /** The letters to the customer of what would be decided. */
  lettersOf(row: StoredBooking, answer: Answer, now: number): ActLetter[] {
    const after = { ...row }
    writeMoney(after, answer, now)
    return answer.letters.flatMap((letter) => {
      const { kind, changeId, facts } = storyLetterRow(letter)
      // What the office's people are written to is the database's alone.
      if (kind.startsWith('job-')) return []
      return [this.#letter(after, kind, { ...facts, ...(changeId !== null && { change_id: changeId }) })]
    })
  }

  /** Writes what was decided. */
  write(row: StoredBooking | undefined, told: Story, answer: Answer, now: number): void {
    this.#stories.write(answer, row?.id ?? null)
    if (row === undefined) return
    const open = row.changes.find(({ isOpen }) => isOpen)
    if (answer.isChangeMade && open !== undefined) {
      const { booking, changed } = this.changed(row, open.act)
      Object.assign(row, { booking, changed })
    }
    if (answer.story.change === null && open !== undefined) open.isOpen = false
    this.#writeMoney(row, told, answer, now)
    if (answer.promo === 'keep') this.#promos.keep(row.id)
    if (answer.promo === 'return') this.#promos.giveBack(row.id)
    if (answer.withdrawsConfirmation) this.#outbox.withdraw({ kind: 'booking-confirmation', ref: row.id })
    for (const letter of this.lettersOf(row, answer, now))
      this.#outbox.enqueue({ ...letter, ref: row.id }, now)
  }

  #writeMoney(row: StoredBooking, told: Story, answer: Answer, now: number): void {
    writeMoney(row, answer, now)
    const { refunds } = answer.story
    row.refunds = refunds.map((refund) => ({ ...refund, id: refund.id ?? this.#nextRefund() }))
    for (const { id, status, actId, amountCents } of refunds) {
      const was = told.refunds.find((refund) => refund.id === id)?.status
      if (was === 'due' && status === 'failed' && actId !== null) {
        this.#outbox.payByHand(actId, dollarsOf(amountCents))
      }
    }
  }

  #nextRefund(): string {
    this.#ids += 1
    return `refund-${this.#ids}`
  }

  #liveHolds(visitor: string, now: number): number {
    return this.rows.filter(
      (row) => row.visitor === visitor && row.holdExpiresAt !== null && row.holdExpiresAt > now,
    ).length
  }

  /** What of a booking's money has gone back. */
  returnedOf(row: StoredBooking): Cents {
    return bookingBalance(this.storyOf(row, 0)).refundedCents
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
}

/** What of a booking's own an answer has changed. */
function writeMoney(row: StoredBooking, { story: { booking, payments } }: Answer, now: number): void {
  if (booking === null) return
  if (booking.payment !== row.state.payment) row.agreedAt = now
  const isUnpaid = booking.payment === 'pending' && booking.isHeld
  Object.assign(row, {
    state: { payment: booking.payment, booking: booking.status },
    holdExpiresAt: isUnpaid ? row.holdExpiresAt : null,
    attemptId: booking.hasAttempt ? row.attemptId : null,
    visitor: booking.hasVisitor ? row.visitor : null,
    ...{ sessionId: booking.sessionId, paymentIntent: booking.paymentIntent, keepCents: booking.keepCents },
    ...{ refundedCents: booking.refundedCents, lostCents: booking.lostCents, payments },
    ...{ refundDue: booking.refundDue, attention: booking.attention },
  })
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

/** Whether money has to go back after an answer. */
function isDue({ story: { booking, unmatched } }: Answer, { sessionId }: PaymentEvent): boolean {
  return booking?.refundDue ?? unmatched.some((one) => one.sessionId === sessionId && one.refundDue)
}

/** Reasons for attention that an administrator cannot settle without knowing the customer. */
const needsCustomer: ReadonlySet<Attention> = new Set(['refund-failed', 'refund-refused', 'disputed'])

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

/** What a booking keeps a crew busy with; the length is the database's where the prices give none. */
function workOf({ request: { date, minute }, quote }: NewBooking) {
  return { date, minute, minutes: quote.minutes ?? 180 }
}
