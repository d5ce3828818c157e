import type { BusinessDate } from '@dustforce/core/schedule'
import { isSold } from '@dustforce/office/booking'
import type { VisitBooking } from '@dustforce/office/series'
import * as Effect from 'effect/Effect'
import type { Reservation, ReservedSeries } from '../../checkout/booking-store.ts'
import type { KeptSeries, LeftOut, PlannedVisits, SeriesStore } from '../../series/series-store.ts'
import { at } from './at.ts'
import { isHeld, type MemoryBookings } from './memory-bookings.ts'
import { newRow } from './new-row.ts'
import type { StoredBooking } from './stored-booking.ts'

/** A series in memory. */
interface SeriesRow {
  readonly id: string
  readonly sold: ReservedSeries
  readonly reservation: Reservation
  readonly from: BusinessDate
  status: 'offered' | 'running' | 'ended' | 'lapsed'
  version: number
  plannedThrough: BusinessDate
  problem: string | null
  left: readonly LeftOut[]
}

/** The series of bookings in memory. */
export class MemorySeries {
  readonly rows: SeriesRow[] = []
  readonly #bookings: MemoryBookings

  constructor(bookings: MemoryBookings) {
    this.#bookings = bookings
  }

  /** Whether no other series comes first on the day of a booking, and its later visits have their places. */
  haveRoom({ booking, series }: Reservation, now: number): boolean {
    const { date } = booking.request
    const isBehind = this.rows.some(
      ({ status, plannedThrough, problem }) =>
        status === 'running' && plannedThrough < date && problem === null,
    )
    return !isBehind && this.#fit(series?.visits ?? [], now)
  }

  /** Keeps the series that a booking begins, and holds its later visits. */
  begin(reservation: Reservation, now: number): StoredBooking['visitOf'] {
    const { series: sold, booking, holdMinutes } = reservation
    if (sold === undefined) return null
    const { date: from } = booking.request
    const { plannedThrough } = sold
    const id = this.#bookings.newId('series')
    const row: SeriesRow = {
      ...{
        id,
        sold,
        reservation,
        from,
        plannedThrough,
        status: 'offered',
        version: 1,
        problem: null,
        left: [],
      },
    }
    this.rows.push(row)
    this.#insert(row, sold.visits, now, now + holdMinutes * 60_000)
    return { seriesId: id, original: from }
  }

  /** What becomes of a series follows from its first visit. */
  follow(first: StoredBooking, now: number): void {
    const row = this.rows.find(
      ({ id, from }) => id === first.visitOf?.seriesId && from === first.visitOf.original,
    )
    if (row === undefined || (row.status !== 'offered' && row.status !== 'lapsed')) return
    const held = this.visitsOf(row.id).filter(
      ({ payment, hasAttempt }) => payment === 'pending' && !hasAttempt,
    )
    const drop = () => {
      for (const { id } of held) this.#bookings.remove(id)
    }
    if (isSold(first.payment) && first.status !== 'canceled') {
      if (row.status === 'lapsed' || held.some((visit) => !isHeld(visit, now))) {
        drop()
        row.plannedThrough = row.from
      } else {
        for (const visit of held) arrange(visit)
      }
      Object.assign(row, { status: 'running', version: row.version + 1 })
    } else if (row.status === 'offered' && (first.payment !== 'pending' || first.status === 'canceled')) {
      drop()
      Object.assign(row, { status: 'lapsed', version: row.version + 1 })
    }
  }

  visitsOf(seriesId: string): StoredBooking[] {
    return this.#bookings.rows.filter(({ visitOf }) => visitOf?.seriesId === seriesId)
  }

  readonly service: SeriesStore['Service'] = {
    due: (through, batch) =>
      Effect.sync(() =>
        this.rows
          .filter(
            ({ status, plannedThrough, problem }) =>
              status === 'running' && plannedThrough < through && problem === null,
          )
          .slice(0, batch)
          .map((row) => this.#kept(row)),
      ),
    write: (planned) => at((now) => this.#write(planned, now)),
    noteProblem: ({ id, version }, problem) =>
      Effect.sync(() => {
        const row = this.rows.find((one) => one.id === id && one.version === version)
        if (row !== undefined) row.problem = problem
      }),
  }

  #write({ seriesId, version, plannedThrough, visits, left }: PlannedVisits, now: number) {
    const row = this.rows.find(({ id }) => id === seriesId)
    if (row?.status !== 'running' || row.version !== version) return 'stale'
    if (!this.#fit(visits, now)) return 'refused'
    this.#insert(row, visits, now, null)
    Object.assign(row, { plannedThrough, version: version + 1, left: [...row.left, ...left] })
    return 'written'
  }

  #fit(visits: readonly VisitBooking[], now: number): boolean {
    return visits.every((visit) => this.#bookings.placeProblem(visit, now) === null)
  }

  #insert(series: SeriesRow, visits: readonly VisitBooking[], now: number, heldUntil: number | null): void {
    for (const { original, request, quote } of visits) {
      if (this.visitsOf(series.id).some(({ visitOf }) => visitOf?.original === original)) continue
      const row: StoredBooking = {
        ...newRow(this.#bookings, series.reservation, { request, quote }, now),
        ...{ hasAttempt: false, hasVisitor: false, holdExpiresAt: heldUntil },
        visitOf: { seriesId: series.id, original },
      }
      if (heldUntil === null) arrange(row)
      this.#bookings.rows.push(row)
    }
  }

  #kept({ id, version, from, sold, plannedThrough, reservation }: SeriesRow): KeptSeries {
    const dates = this.visitsOf(id).map(({ booking }) => booking.request.date)
    return {
      ...{ id, version, from, plannedThrough, until: null, pauses: [], placed: dates.length },
      ...{ every: sold.asked.every, onClosed: sold.asked.onClosed, visits: sold.asked.visits },
      minute: reservation.booking.request.minute,
      priceBook: sold.priceBook,
      request: sold.request,
      last: dates.toSorted().at(-1) ?? null,
    }
  }
}

/** Sells a visit: its card is charged before it. */
function arrange(row: StoredBooking): void {
  Object.assign(row, { payment: 'arranged', status: 'confirmed', holdExpiresAt: null })
}
