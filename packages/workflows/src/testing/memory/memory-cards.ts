import { gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { goodUntil } from '@dustforce/office/charging'
import * as Effect from 'effect/Effect'
import type { KeptCards } from '../../charging/kept-cards.ts'
import type { ProviderCard } from '../../payments/payment-gateway.ts'
import { at } from './at.ts'
import type { MemoryBookings } from './memory-bookings.ts'
import type { StoredBooking } from './stored-booking.ts'

interface KeptCard {
  readonly customerId: string
  readonly card: ProviderCard | null
  readonly isRead: boolean
  readonly pageUntil?: number | null
  /** The month of the expiry that was told. */
  readonly told?: string | null
}

const pageMs = 40 * 60_000

/** The cards that are kept for series, in memory. */
export class MemoryCards {
  /** By series. */
  readonly rows = new Map<string, KeptCard>()
  readonly #toForget = new Set<string>()
  readonly #bookings: MemoryBookings

  constructor(bookings: MemoryBookings) {
    this.#bookings = bookings
  }

  of(seriesId: string): KeptCard | undefined {
    return this.rows.get(seriesId)
  }

  /** A checkout has kept a card of a customer for a series. */
  begin(seriesId: string, customerId: string): void {
    const kept = this.of(seriesId)
    if (kept?.customerId !== customerId)
      this.rows.set(seriesId, { customerId, card: kept?.card ?? null, isRead: false })
  }

  readonly service: KeptCards['Service'] = {
    toRead: Effect.sync(() =>
      [...this.rows].flatMap(([seriesId, { customerId, card, isRead, pageUntil = null }]) =>
        isRead && pageUntil === null ? [] : [{ seriesId, customerId, cardId: card?.cardId ?? null }],
      ),
    ),
    expect: (bookingId) =>
      at((now) => {
        const seriesId = this.#bookings.find(bookingId)?.visitOf?.seriesId ?? ''
        const kept = this.of(seriesId)
        if (kept !== undefined) this.rows.set(seriesId, { ...kept, pageUntil: now + pageMs })
      }),
    write: (seriesId, card) => at((now) => this.#write(seriesId, card, now)),
    expiring: (by) =>
      at((now) =>
        [...this.rows].flatMap(([seriesId, { customerId, card, told }]) => {
          const visits = this.#owed(seriesId).filter((row) => startOf(row) > now)
          if (card === null || this.#statusOf(seriesId) !== 'running' || visits.length === 0) return []
          const month = monthOf(card)
          if (month > by.slice(0, 7) || told === month) return []
          const { cardId, expMonth, expYear } = card
          const found = visits.map(({ id, booking }) => ({ bookingId: id, date: booking.request.date }))
          return [{ seriesId, customerId, cardId, expMonth, expYear, visits: found }]
        }),
      ),
    tellExpiry: ({ cardId, bookingId, until }) =>
      at((now) => {
        const row = this.#bookings.find(bookingId)
        const seriesId = row?.visitOf?.seriesId ?? ''
        const kept = this.of(seriesId)
        if (row === undefined || kept?.card == null || kept.card.cardId !== cardId) return false
        const month = monthOf(kept.card)
        if (kept.told === month) return false
        this.rows.set(seriesId, { ...kept, told: month })
        const { brand, last4 } = kept.card
        const facts = { card_brand: brand, card_last4: last4, card_until: until }
        this.#bookings.tell(row, 'card-expiring', { ...facts, change_id: `${cardId} ${month}` }, now)
        return true
      }),
    release: (batch) =>
      Effect.sync(() => {
        const over = [...this.rows.keys()].filter((seriesId) => {
          const status = this.#statusOf(seriesId)
          const isUnderWay = this.#bookings.series
            .visitsOf(seriesId)
            .some(({ charge }) => charge.tries.some(({ outcome }) => outcome === 'pending'))
          const isOver = status === 'ended' || status === 'lapsed'
          return isOver && !isUnderWay && this.#owed(seriesId).length === 0
        })
        for (const seriesId of over.slice(0, batch)) {
          this.#leave(this.of(seriesId)?.card ?? null)
          this.rows.delete(seriesId)
        }
        return Math.min(over.length, batch)
      }),
    toForget: (batch) =>
      Effect.sync(() => {
        const kept = new Set([...this.rows.values()].map(({ card }) => card?.cardId))
        return [...this.#toForget].filter((cardId) => !kept.has(cardId)).slice(0, batch)
      }),
    forgotten: (cardId) => Effect.sync(() => void this.#toForget.delete(cardId)),
  }

  #write(seriesId: string, card: ProviderCard | null, now: number): void {
    const kept = this.of(seriesId)
    if (kept === undefined) return
    const isSame = kept.card?.cardId === card?.cardId
    const pageUntil = isSame && (kept.pageUntil ?? 0) > now ? (kept.pageUntil ?? null) : null
    this.rows.set(seriesId, {
      ...kept,
      card,
      isRead: true,
      pageUntil,
      told: isSame ? (kept.told ?? null) : null,
    })
    if (isSame) return
    this.#leave(kept.card)
    for (const row of this.#bookings.series.visitsOf(seriesId))
      if (row.charge.announcedAt !== null) row.charge = { ...row.charge, lookAt: now }
  }

  #leave(card: ProviderCard | null): void {
    if (card !== null) this.#toForget.add(card.cardId)
  }

  #statusOf(seriesId: string): string | undefined {
    return this.#bookings.series.rows.find(({ id }) => id === seriesId)?.status
  }

  /** The visits that are to be charged. */
  #owed(seriesId: string): StoredBooking[] {
    return this.#bookings.series
      .visitsOf(seriesId)
      .filter(({ payment, status }) => payment === 'arranged' && status !== 'canceled')
  }
}

function monthOf(card: ProviderCard): string {
  return goodUntil(card).slice(0, 7)
}

function startOf({ booking: { request } }: StoredBooking): number {
  return instantOf(request.date, request.minute, gtaPolicy.zone)
}
