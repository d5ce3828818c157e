import { dollarsOf, zeroCents } from '@dustforce/core/money'
import { timeLabel } from '@dustforce/core/schedule'
import { bookingFromRow, bookingRow } from '@dustforce/office/booking'
import { decideAct, paymentsLeft, type Step } from '@dustforce/office/story'
import type {
  ActLetter,
  ActOutcome,
  ActPreview,
  ChangeAct,
  ChangeableBooking,
  MoneyAct,
  MoveAct,
  OpenBookingChange,
} from '../booking-changes.ts'
import type { PendingCheckout } from '../booking-store.ts'
import type { MemoryBookings } from './memory-bookings.ts'
import type { MemoryOutbox } from './memory-outbox.ts'
import type { StoredBooking, StoredChange } from './stored-booking.ts'

/** What is done to bookings after they were made, in memory. */
export class MemoryChanges {
  readonly #acts = new Map<
    string,
    { readonly bookingId: string } & NonNullable<ChangeableBooking['doneAct']>
  >()
  readonly #versions = new Map<string, { print: string; version: number }>()
  readonly #bookings: MemoryBookings
  readonly #outbox: MemoryOutbox

  constructor(bookings: MemoryBookings, outbox: MemoryOutbox) {
    this.#bookings = bookings
    this.#outbox = outbox
  }

  find(bookingId: string, actId: string | null): ChangeableBooking | null {
    const row = this.#bookings.find(bookingId)
    if (row === undefined) return null
    const done = this.#acts.get(actId ?? '')
    return {
      record: recordOf(row),
      version: this.#versionOf(row),
      payments: paymentsLeft(this.#bookings.storyOf(row, 0)),
      terms: row.terms,
      lateSince: row.lateSince,
      agreedAt: row.agreedAt,
      ownMoves: row.ownMoves,
      hasOpenCheckout:
        row.state.payment === 'pending' && row.sessionId !== null && row.holdExpiresAt !== null,
      priceBook: row.booking.quote.priceBook,
      openChange: row.changes.find(({ isOpen }) => isOpen) ?? null,
      doneAct: done?.bookingId === bookingId ? { refundCents: done.refundCents, start: done.start } : null,
    }
  }

  /** Does an act on a booking's money. */
  act(act: MoneyAct, now: number): ActOutcome {
    const row = this.#bookings.find(act.bookingId)
    const waiting = row?.changes.find(({ id, isOpen }) => isOpen && id === act.actId)
    if (waiting !== undefined) return { open: waiting, now }
    const begun = this.#begin(row, act)
    if (row === undefined || begun !== null) return begun ?? 'not-found'
    const story = this.#bookings.storyOf(row, now)
    const step = decideAct(story, act)
    const refused = this.#refusal(row, act, step, now)
    if (step === null || refused !== null) return refused ?? 'changed'
    if (step.place?.kind === 'waiting' && 'columns' in act) return this.#open(row, act, now)
    if ('columns' in act) Object.assign(row, this.#bookings.changed(row, act))
    const refundCents = 'refundCents' in act ? act.refundCents : zeroCents
    this.#acts.set(act.actId, { bookingId: row.id, refundCents, start: null })
    this.#bookings.write(row, story, step.ifPlace, now)
    return 'done'
  }

  #refusal(row: StoredBooking, act: MoneyAct, step: Step | null, now: number): ActOutcome | null {
    if (step === null) return 'changed'
    if ('columns' in act) return this.#isTooLong(row, act, now) ? { closed: 'busy' } : null
    if (!('owedCents' in act) || act.status === 'completed') return null
    const problem = this.#bookings.placeProblem(row.booking, now, row.id)
    if (problem === 'full') return 'day-full'
    return problem === 'closure' || problem === 'busy' ? { closed: problem } : null
  }

  move(act: MoveAct, now: number): ActOutcome {
    const row = this.#bookings.find(act.bookingId)
    const begun = this.#begin(row, act)
    if (row === undefined || begun !== null) return begun ?? 'not-found'
    const moved = movedTo(row, act)
    if (this.#isFull(row, act, now)) return 'day-full'
    const letters = this.#lettersOf(row, act)
    const start = { date: act.date, minute: act.minute }
    this.#acts.set(act.actId, { bookingId: row.id, refundCents: zeroCents, start })
    row.booking = moved
    row.agreedAt = now
    row.lateSince = act.lateSince
    if (act.actor.kind === 'customer') row.ownMoves += 1
    this.#write(row, letters, now)
    return 'done'
  }

  #open(row: StoredBooking, act: ChangeAct, now: number): ActOutcome {
    const open = this.#opened(row, act, now)
    row.changes.push(open)
    row.payments = [
      ...row.payments,
      {
        ...{ id: open.paymentId, purpose: 'change', amountCents: open.amountCents, currency: 'cad' },
        ...{ sessionId: null, paymentIntent: null, isByHand: false, paidAt: null, isDisputed: false },
      },
    ]
    return { open, now }
  }

  attachChange(paymentId: string, session: Pick<PendingCheckout, 'sessionId'> & { readonly url: string }) {
    const { sessionId } = session
    for (const row of this.#bookings.rows) {
      row.changes = row.changes.map((change) =>
        change.paymentId === paymentId ? { ...change, ...session } : change,
      )
      row.payments = row.payments.map((payment) =>
        payment.id === paymentId ? { ...payment, sessionId } : payment,
      )
    }
  }

  withdrawChange(bookingId: string): PendingCheckout | null {
    const open = this.#cancelPendingChange(this.#bookings.find(bookingId))
    return open === null ? null : { bookingId, sessionId: open.sessionId, holdExpiresAt: open.expiresAt }
  }

  #cancelPendingChange(row: StoredBooking | undefined): OpenBookingChange | null {
    const open = row?.changes.find(({ isOpen }) => isOpen)
    if (open === undefined) return null
    open.isOpen = false
    return open
  }

  preview(act: MoneyAct | MoveAct, now: number): ActPreview {
    const row = this.#bookings.find(act.bookingId)
    const begun = this.#begin(row, act)
    if (row === undefined || begun !== null) return { outcome: begun ?? 'not-found', letters: [] }
    if ('date' in act) {
      const isFull = this.#isFull(row, act, now)
      return isFull
        ? { outcome: 'day-full', letters: [] }
        : { outcome: 'done', letters: this.#lettersOf(row, act) }
    }
    const step = decideAct(this.#bookings.storyOf(row, now), act)
    const refused = this.#refusal(row, act, step, now)
    if (step === null || refused !== null) return { outcome: refused ?? 'changed', letters: [] }
    if (step.place?.kind === 'waiting' && 'columns' in act)
      return { outcome: { open: this.#opened(row, act, now), now }, letters: [] }
    const after = 'columns' in act ? this.#bookings.changed(row, act) : row
    return { outcome: 'done', letters: this.#bookings.lettersOf(after, step.ifPlace, now) }
  }

  #isTooLong({ id, booking: { request, quote } }: StoredBooking, act: ChangeAct, now: number): boolean {
    const asked = { request, quote: { ...quote, minutes: act.minutes } }
    return this.#bookings.placeProblem(asked, now, id) === 'busy'
  }

  #opened(row: StoredBooking, act: ChangeAct, now: number): StoredChange {
    return {
      id: act.actId,
      paymentId: `payment-${row.id}-${row.changes.length + 1}`,
      amountCents: act.differenceCents,
      ...{ sessionId: null, url: null, act, isOpen: true },
      expiresAt: now + act.holdMinutes * 60_000,
    }
  }

  #isFull(row: StoredBooking, act: MoveAct, now: number): boolean {
    if (act.date === row.booking.request.date) return false
    const problem = this.#bookings.placeProblem(movedTo(row, act), now, row.id)
    return problem === 'full' || problem === 'closure'
  }

  #begin(
    row: StoredBooking | undefined,
    { actId, version }: { readonly actId: string; readonly version: number },
  ): ActOutcome | null {
    if (this.#acts.has(actId)) return 'done'
    if (row === undefined) return 'not-found'
    if (this.#versionOf(row) !== version) return 'changed'
    // What waits for its payment was asked of the booking as it was.
    this.#cancelPendingChange(row)
    return null
  }

  #versionOf(row: StoredBooking): number {
    const print = JSON.stringify(row)
    const known = this.#versions.get(row.id) ?? { print, version: 1 }
    if (known.print !== print) {
      known.print = print
      known.version += 1
    }
    this.#versions.set(row.id, known)
    return known.version
  }

  /** What a move writes to the customer. */
  #lettersOf(row: StoredBooking, act: MoveAct): ActLetter[] {
    const { request } = row.booking
    if (!act.tell.customer) return []
    const moved = movedTo(row, act)
    const old = { old_date: request.date, old_time: timeLabel(request.minute) }
    const payload = { id: row.id, ...bookingRow(moved.request, moved.quote), ...old, change_id: act.actId }
    return [{ kind: 'booking-moved', recipient: request.email, payload }]
  }

  #write(row: StoredBooking, letters: readonly ActLetter[], now: number): void {
    for (const letter of letters) this.#outbox.enqueue({ ...letter, ref: row.id }, now)
  }
}

function movedTo({ booking: { request, quote } }: StoredBooking, { date, minute }: MoveAct) {
  return { request: { ...request, date, minute }, quote }
}

function recordOf(row: StoredBooking) {
  const { id, booking, changed, state, refundDue, attention } = row
  return bookingFromRow({
    id,
    ...bookingRow(booking.request, booking.quote),
    ...changed,
    booking_status: state.booking,
    payment_status: state.payment,
    refund_due: refundDue,
    may_keep: row.keepCents === null ? null : dollarsOf(row.keepCents),
    refunded_amount: dollarsOf(row.refundedCents),
    lost_amount: dollarsOf(row.lostCents),
    attention,
  })
}
