import { normalizeEmail, sanitizeText } from '@dustforce/core/validation'
import { type NoticeChoices, notices } from '@dustforce/office/notice'
import { bookingBalance } from '@dustforce/office/story'
import * as Effect from 'effect/Effect'
import type { QueuedEmail } from '../../letters/email-outbox.ts'
import type { Inquiry } from '../../letters/inquiries.ts'
import {
  type BookingLinks,
  BookingLinksError,
  type LinkSeed,
  type OpenedLink,
} from '../../links/booking-links.ts'
import type { MailPreferences } from '../../links/mail-preferences.ts'
import { ownBookingFromRow } from '../../links/own-booking.ts'
import { at } from './at.ts'
import type { MemoryBookings } from './memory-bookings.ts'
import type { MemoryOutbox } from './memory-outbox.ts'
import { columnsOf, type StoredBooking } from './stored-booking.ts'

interface StoredLink extends LinkSeed {
  readonly keyId: string
  hash: string | null
  revoked: boolean
}

/** As in the database, but of all time. */
const limits = { visitor: 30, misses: 600, acts: 10, letters: 3 }
/** The choices of a mailbox until somebody chooses. */
const everything: NoticeChoices = { reminders: true, thanks: true }

/** Links to bookings, in memory. */
export class MemoryLinks {
  readonly rows: StoredLink[] = []
  /** The choices of mailboxes, by their address. */
  readonly choices = new Map<string, NoticeChoices>()
  /** The cleaner of each booking: an address. */
  readonly cleaners = new Map<string, string>()
  readonly #counts = new Map<string, number>()
  readonly #bookings: MemoryBookings
  readonly #outbox: MemoryOutbox
  readonly #inquiries: Map<string, Inquiry>

  constructor(bookings: MemoryBookings, outbox: MemoryOutbox, inquiries: Map<string, Inquiry>) {
    this.#bookings = bookings
    this.#outbox = outbox
    this.#inquiries = inquiries
  }

  /** Withdraws the links of a booking. */
  withdraw(bookingId: string): void {
    for (const row of this.rows) if (row.bookingId === bookingId) row.revoked = true
  }

  #within(bucket: keyof typeof limits, subject: string): boolean {
    const key = `${bucket} ${subject}`
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count <= limits[bucket]
  }

  /** Whether the recipient of a letter wants such letters. */
  isWanted({ kind, recipient }: Pick<QueuedEmail, 'kind' | 'recipient'>): boolean {
    const choice: keyof NoticeChoices | null = notices[kind].choice
    return choice === null || (this.choices.get(normalizeEmail(recipient ?? '')) ?? everything)[choice]
  }

  readonly preferences: MailPreferences['Service'] = {
    byLink: Effect.fnUntraced({ self: this }, function* (shown, chosen) {
      const opened = yield* this.service.open({ ...shown, scope: 'unsubscribe', acts: chosen !== undefined })
      if (opened.status !== 'found') return opened
      const { email } = opened.booking.record
      const mailbox = normalizeEmail(email)
      if (chosen !== undefined) this.choices.set(mailbox, chosen)
      return { status: 'found', email, choices: this.choices.get(mailbox) ?? everything } as const
    }),
  }

  readonly service: BookingLinks['Service'] = {
    seeds: (owners, scope, keyId) =>
      Effect.sync(() =>
        owners.flatMap(({ bookingId, email }) => {
          const address =
            scope === 'job'
              ? this.cleaners.get(bookingId)
              : this.#bookings.find(bookingId)?.booking.request.email
          if (address === undefined || normalizeEmail(address) !== normalizeEmail(email)) return []
          const isOwn = (row: StoredLink) =>
            row.bookingId === bookingId && row.scope === scope && row.keyId === keyId
          const own = this.rows.filter(isOwn)
          const live = own.find((row) => !row.revoked)
          if (live !== undefined) return [live]
          const id = `00000000-0000-4000-9000-${String(this.rows.length).padStart(12, '0')}`
          const link = { id, bookingId, scope, keyId, version: own.length + 1, hash: null, revoked: false }
          this.rows.push(link)
          return [link]
        }),
      ),
    keep: (hashes) =>
      Effect.sync(() => {
        for (const row of this.rows) row.hash ??= hashes.find(({ id }) => id === row.id)?.hash ?? null
      }),
    open: Effect.fnUntraced({ self: this }, function* ({ hash, scope, visitor, acts = false }) {
      const limited: OpenedLink = { status: 'rate-limited' }
      if (!this.#within('visitor', visitor)) return limited
      const link = this.rows.find((row) => row.hash === hash && row.scope === scope && !row.revoked)
      const row = link && this.#bookings.find(link.bookingId)
      if (link === undefined || row === undefined)
        return this.#within('misses', 'all') ? ({ status: 'missing' } as const) : limited
      if (acts && !this.#within('acts', link.id)) return limited
      const booking = yield* ownBookingFromRow({ ...columnsOf(row), ...this.#moneyOf(row) }).pipe(
        Effect.mapError(({ message }) => new BookingLinksError({ reason: 'unavailable', message })),
      )
      return { status: 'found', linkId: link.id, booking } as const
    }),
    openJob: Effect.fnUntraced({ self: this }, function* (shown) {
      const opened = yield* this.service.open({ ...shown, scope: 'job' })
      if (opened.status !== 'found') return opened
      const { record, durationMinutes, version } = opened.booking
      const isOnTheWay = this.#outbox.statuses({ kind: 'on-the-way', ref: record.id }).length > 0
      const job = { durationMinutes, version, isOnTheWay, hasEmail: record.email !== '' }
      return { status: 'found', job: { ...job, record: { ...record, email: '', phone: '' } } } as const
    }),
    paidJustNow: (sessionId, visitor) =>
      Effect.sync(() => {
        if (!this.#within('visitor', visitor)) return null
        const row = this.#bookings.rows.find((one) => one.sessionId === sessionId)
        return row?.payment === 'paid' ? { bookingId: row.id, email: row.booking.request.email } : null
      }),
    sendAgain: (email, visitor) =>
      at((now) => {
        const mailbox = normalizeEmail(email)
        if (!this.#within('visitor', visitor) || !this.#within('letters', mailbox)) return false
        const own = this.#bookings.rows.filter(
          (row) => normalizeEmail(row.booking.request.email) === mailbox && row.payment !== 'pending',
        )
        for (const row of own) this.#bookings.tell(row, 'booking-link', this.#moneyOf(row), now)
        return true
      }),
    writeToOffice: Effect.fnUntraced({ self: this }, function* (bookingId, actId, message) {
      const row = this.#bookings.find(bookingId)
      const text = sanitizeText(message)
      if (row === undefined || text === '')
        return yield* new BookingLinksError({ reason: 'refused', message: 'Please write a message.' })
      const { name, email, phone } = row.booking.request
      const inquiry = { id: actId, name, email, phone, subject: `About ${bookingId}`, message: text }
      this.#inquiries.set(actId, inquiry)
    }),
  }

  /** Returns what the database adds to a booking's row where its customer looks at it. */
  #moneyOf(row: StoredBooking) {
    const { payments, refunds, waiting, attention } = row
    return {
      payments: payments.filter(({ paidAt }) => paidAt !== null).map(amountOf),
      refunds: refunds.filter(({ status }) => status === 'done').map(amountOf),
      is_owed: attention.includes('price-owed'),
      returned_cents: bookingBalance(this.#bookings.storyOf(row, 0)).refundedCents,
      open_change: waiting && {
        ...{ url: waiting.url, amount_cents: waiting.amountCents },
        expires_at: new Date(waiting.expiresAt).toISOString(),
      },
    }
  }
}
const amountOf = ({ amountCents }: { readonly amountCents: number }) => ({ amount: amountCents })
