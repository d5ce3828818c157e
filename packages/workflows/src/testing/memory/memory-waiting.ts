import { type BusinessDate, businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { normalizeEmail } from '@dustforce/core/validation'
import {
  fits,
  lapsed,
  offerEnds,
  type Queued,
  type Start,
  type Visit,
  type WishedDay,
  whoIsNext,
} from '@dustforce/office/waiting'
import type { NewWish, OpenedWaiting, WaitingList } from '../../waiting/waiting-list.ts'
import { at } from './at.ts'
import type { MemoryBookings } from './memory-bookings.ts'
import type { MemoryOutbox } from './memory-outbox.ts'

/** A wish as the in-memory store keeps it. */
export interface StoredWish extends Queued {
  readonly wish: NewWish
  readonly token: string
  readonly offer: (Start & { readonly until: number; readonly freedAt: number }) | null
  readonly bookingId: string | null
}

const { zone } = gtaPolicy
/** Wishes of one mailbox; the database counts them by the day. */
const mostWishes = 10

/** The queue for places, in memory: who is next is the office package's to say. */
export class MemoryWaiting {
  rows: readonly StoredWish[] = []
  readonly #bookings: MemoryBookings
  readonly #outbox: MemoryOutbox
  readonly #counts = new Map<string, number>()

  constructor(bookings: MemoryBookings, outbox: MemoryOutbox) {
    this.#bookings = bookings
    this.#outbox = outbox
    bookings.queue = this
  }

  /** The offers that hold places, but one. */
  held(
    now: number,
    exceptId?: string,
  ): readonly (Start & { readonly minutes: number; readonly service: string })[] {
    return this.rows.flatMap(({ id, offer, durationMinutes, wish }) =>
      offer === null || offer.until <= now || id === exceptId
        ? []
        : [{ day: offer.day, minute: offer.minute, minutes: durationMinutes, service: wish.home.service }],
    )
  }

  /** The wish whose offer of a place on a day a token opens. */
  openOffer(token: string | undefined, day: string, now: number): StoredWish | undefined {
    return this.rows.find((row) => row.token === token && row.offer?.day === day && row.offer.until > now)
  }

  /** The place of an offer is held by the booking from here on. */
  take(wish: StoredWish | undefined, bookingId: string): void {
    if (wish !== undefined) this.#put({ ...wish, state: 'paying', bookingId })
  }

  /** A booking that began with an offer of a day gives way to another one of that day. */
  handOver(from: string, to: string, day: string): void {
    const begun = this.rows.find((row) => row.bookingId === from && row.state === 'paying')
    if (begun?.offer?.day === day) this.#put({ ...begun, bookingId: to })
  }

  /** A booking left its place; begun with an offer, that was not taken. */
  left(day: BusinessDate, now: number, bookingId: string | null = null): void {
    const begun = this.rows.find((row) => row.bookingId === bookingId && row.state === 'paying')
    if (begun !== undefined) this.#put({ ...lapsed(begun, now), offer: null, bookingId: null })
    this.offer(day, now, begun?.offer?.freedAt ?? now)
  }

  /** A booking is sold: the wish that it was begun with is spent, and those of its mailbox for its day. */
  sold(bookingId: string, email: string, date: string, now: number): void {
    for (const row of this.rows) {
      const isOwn = isSame(row.wish.email, email) && row.days.some(({ day }) => day === date)
      if (!isLive(row) || !(row.bookingId === bookingId || isOwn)) continue
      this.#put({ ...row, state: 'booked', days: [], offer: null })
      if (row.state === 'offered' && row.offer !== null) this.offer(row.offer.day, now, row.offer.freedAt)
    }
  }

  /** Offers what is free of a day, in the order of the queue. */
  offer(day: BusinessDate, now: number, freedAt: number): void {
    this.rows = this.rows.map((row) =>
      row.offer?.day === day && row.state === 'offered' && row.offer.until <= now
        ? { ...lapsed(row, now), offer: null }
        : row,
    )
    for (;;) {
      const next = whoIsNext(this.rows, day, { now, zone, freedAt, hasPlace: this.#hasPlace(now) })
      if (next === null) return
      const start = { day, minute: next.minute }
      const offer = { ...start, until: offerEnds(now, start, gtaPolicy), freedAt }
      this.#put({ ...next.wish, state: 'offered', offer })
      this.#tell(next.wish, 'place-offered', now, offer)
    }
  }

  readonly service: WaitingList['Service'] = {
    join: (wish, visitor) =>
      at((now) => {
        const counts = [visitor, normalizeEmail(wish.email)].map((key) => {
          this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
          return this.#counts.get(key) ?? 0
        })
        if (counts.some((count) => count > mostWishes)) return { status: 'rate-limited' } as const
        for (const { day } of wish.days) {
          const visit = { ...wish, service: wish.home.service }
          const minute = fits(visit, day, { now, zone, hasPlace: this.#hasPlace(now) })
          if (minute !== null) return { status: 'free', day, minute } as const
        }
        this.#join(wish, now)
        return { status: 'waiting' } as const
      }),
    open: (token) => at((now) => this.#open(token, now)),
    leave: (token) =>
      at((now) => {
        const row = this.rows.find((one) => one.token === token)
        if (row === undefined) return 'missing'
        if (row.state !== 'waiting' && row.state !== 'offered') return 'found'
        this.#put({ ...row, state: 'left', days: [], offer: null })
        if (row.offer !== null) this.offer(row.offer.day, now, row.offer.freedAt)
        return 'found'
      }),
    lapse: at((now) => {
      const late = this.rows.filter(
        ({ state, offer }) => state === 'offered' && (offer?.until ?? now + 1) <= now,
      )
      for (const { offer } of late) if (offer !== null) this.offer(offer.day, now, offer.freedAt)
      return late.length
    }),
  }

  #join(wish: NewWish, now: number): void {
    const isTaken = ({ day }: WishedDay) =>
      this.rows.some((row) => isSame(row.wish.email, wish.email) && row.days.some((one) => one.day === day))
    const days = wish.days.filter((day) => !isTaken(day))
    if (days.length === 0) return
    const id = this.#bookings.newId('wish')
    const row: StoredWish = {
      ...{ id, wish, days, token: `token-of-${id}`, state: 'waiting', durationMinutes: wish.durationMinutes },
      service: wish.home.service,
      ...{ queuedAt: now, lapses: 0, lapsedAt: null, offer: null, bookingId: null },
    }
    this.rows = [...this.rows, row]
    this.#tell(row, 'waiting-joined', now)
  }

  #open(token: string, now: number): OpenedWaiting {
    const row = this.rows.find((one) => one.token === token)
    if (row === undefined) return { status: 'missing' }
    const { state, wish, days, offer } = row
    const before = (day: BusinessDate) =>
      this.rows.slice(0, this.rows.indexOf(row)).filter((one) => one.days.some((other) => other.day === day))
        .length
    const isOpen = state === 'offered' && offer !== null && offer.until > now
    return {
      status: 'found',
      wish: {
        ...{ state, email: wish.email, home: wish.home, now },
        days: days.map((day) => ({ ...day, ahead: before(day.day) })),
        offer: isOpen ? { day: offer.day, minute: offer.minute, until: offer.until } : null,
      },
    }
  }

  #hasPlace(now: number) {
    return (start: Start, { durationMinutes: minutes, service }: Visit) =>
      start.day >= businessDateOf(now, zone) &&
      this.#bookings.problemAt(start, { minutes, service }, now) === null
  }

  #put(row: StoredWish): void {
    this.rows = this.rows.map((one) => (one.id === row.id ? row : one))
  }

  #tell(
    row: StoredWish,
    kind: 'waiting-joined' | 'place-offered',
    now: number,
    offer?: Start & { until: number },
  ) {
    const { email, home } = row.wish
    const payload = {
      ...{ service_type: home.service, days: row.days.map(({ day }) => day), token: row.token },
      ...{ day: offer?.day ?? null, minute: offer?.minute ?? null, until: offer?.until ?? null },
      ...(offer !== undefined && { change_id: `${offer.until}` }),
    }
    this.#outbox.enqueue({ kind, ref: row.id, recipient: email, payload }, now)
  }
}

function isLive({ state }: StoredWish): boolean {
  return state === 'waiting' || state === 'offered' || state === 'paying'
}

function isSame(email: string, other: string): boolean {
  return normalizeEmail(email) === normalizeEmail(other)
}
