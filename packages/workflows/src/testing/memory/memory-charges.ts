import { addDays, businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import type { StoryCard, StoryVisit } from '@dustforce/office/story'
import * as Effect from 'effect/Effect'
import type { VisitCharges } from '../../charging/visit-charges.ts'
import type { ProviderCard } from '../../payments/payment-gateway.ts'
import { at } from './at.ts'
import type { MemoryBookings } from './memory-bookings.ts'
import type { StoredBooking } from './stored-booking.ts'

const leftToOthersMs = 120_000
const pageMs = 40 * 60_000

/** The charges of visits in memory, and the cards that are kept for their series. */
export class MemoryCharges {
  readonly #bookings: MemoryBookings
  readonly #pages = new Map<string, string>()

  constructor(bookings: MemoryBookings) {
    this.#bookings = bookings
  }

  /** Returns what a decision reads about the charge of a visit. */
  visitOf({ visitOf, booking: { request }, charge }: StoredBooking): StoryVisit | null {
    if (visitOf === null) return null
    const kept = this.#bookings.cards.of(visitOf.seriesId)
    return {
      ...charge,
      agreed: this.#bookings.series.agreedBy(visitOf.seriesId),
      ...{ date: request.date, minute: request.minute, customerId: kept?.customerId ?? null },
      card: kept?.card == null ? null : storyCard(kept.card),
    }
  }

  /** Keeps what was decided about it. A second try beside one under way is refused. */
  write(row: StoredBooking, visit: StoryVisit | null): void {
    if (visit === null || row.visitOf === null) return
    const { announcedAt, announcedBy, lastLetterAt, lookAt, tries, customerId } = visit
    if (tries.filter(({ outcome }) => outcome === 'pending').length > 1)
      throw new Error('Two tries are under way')
    row.charge = { announcedAt, announcedBy, lastLetterAt, lookAt, tries }
    if (customerId !== null) this.#bookings.cards.begin(row.visitOf.seriesId, customerId)
  }

  /** Another table was published: each visit that was not announced is looked at again. */
  lookAgain(): void {
    for (const row of this.#bookings.rows)
      if (row.charge.announcedAt === null) row.charge = { ...row.charge, lookAt: null }
  }

  readonly service: VisitCharges['Service'] = {
    due: (daysAhead, batch) =>
      at((now) => {
        const today = businessDateOf(now, gtaPolicy.zone)
        const told = this.#bookings.series.rows.map(({ sold }) => sold.consent.terms.toldDays + 1)
        const ahead = Math.max(daysAhead, ...told)
        return this.#awaited()
          .filter(({ booking: { request }, charge }) => {
            const isNear = request.date >= today && request.date <= addDays(today, ahead)
            const isUnderWay = charge.tries.some(({ outcome }) => outcome === 'pending')
            return isNear && !isUnderWay && (charge.lookAt === null || charge.lookAt <= now)
          })
          .slice(0, batch)
          .map(({ id }) => id)
      }),
    step: (bookingId, decideOn) =>
      at((now) => {
        const row = this.#bookings.find(bookingId)
        const answer = decideOn(this.#bookings.storyOf(row, now))
        this.#bookings.write(row, answer)
        return answer
      }),
    pending: at((now) =>
      this.#bookings.rows.flatMap((row) =>
        row.charge.tries
          .filter(({ by, outcome, at: begun }) => {
            return by === 'company' && outcome === 'pending' && begun <= now - leftToOthersMs
          })
          .map(({ id: tryId, cardId }) => ({
            ...{ tryId, bookingId: row.id, cardId: cardId ?? '', currency: row.currency },
            customerId: this.visitOf(row)?.customerId ?? '',
            amountCents: row.booking.quote.totalCents,
            isAwaited: this.#awaited().includes(row),
          })),
      ),
    ),
    pagesPending: at((now) =>
      this.#bookings.rows.flatMap(({ id: bookingId, charge }) =>
        charge.tries
          .filter(({ by, outcome, at: opened }) => {
            return by === 'customer' && outcome === 'pending' && opened <= now - pageMs
          })
          .map(({ id: tryId }) => ({ tryId, bookingId, sessionId: this.#pages.get(tryId) ?? null })),
      ),
    ),
    attachPage: (tryId, sessionId) => Effect.sync(() => void this.#pages.set(tryId, sessionId)),
  }

  #awaited(): StoredBooking[] {
    return this.#bookings.rows.filter(
      ({ visitOf, payment, status }) =>
        visitOf !== null && payment === 'arranged' && status !== 'canceled' && status !== 'completed',
    )
  }
}

function storyCard({ cardId: id, brand, last4, expMonth, expYear }: ProviderCard): StoryCard {
  return { id, brand, last4, expMonth, expYear }
}
