import { dollarsOf } from '@dustforce/core/money'
import { type BusinessDate, businessDate, gtaPolicy, instantOf, timeLabel } from '@dustforce/core/schedule'
import { isSold } from '@dustforce/office/booking'
import type { VisitBooking } from '@dustforce/office/series'
import * as Effect from 'effect/Effect'
import type { Reservation, ReservedSeries } from '../../checkout/booking-store.ts'
import type {
  KeptSeries,
  LeftOut,
  PlannedVisits,
  SeenSeries,
  SeenVisit,
  SeriesStore,
} from '../../series/series-store.ts'
import { at } from './at.ts'
import { isHeld, type MemoryBookings } from './memory-bookings.ts'
import { newRow } from './new-row.ts'
import type { StoredBooking } from './stored-booking.ts'

/** A series in memory. */
export interface SeriesRow {
  readonly id: string
  sold: ReservedSeries
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
          .map((row) => this.kept(row)),
      ),
    of: (bookingId) => at((now) => this.#seen(this.#bookings.find(bookingId)?.visitOf?.seriesId, now)),
    end: ({ seriesId, originals }) =>
      at((now) => {
        const row = this.rows.find(({ id }) => id === seriesId)
        if (row?.status === 'ended') return 'ended'
        const ending = this.visitsOf(seriesId).filter((visit) => canEnd(visit, now))
        const own = ending.map(({ visitOf }) => visitOf?.original).toSorted()
        if (row?.status !== 'running' || JSON.stringify(own) !== JSON.stringify([...originals].toSorted()))
          return 'changed'
        for (const visit of ending) visit.status = 'canceled'
        Object.assign(row, { status: 'ended', version: row.version + 1 })
        return 'ended'
      }),
    skip: ({ seriesId, original }) =>
      at((now) => {
        const row = this.rows.find(({ id }) => id === seriesId)
        const visit = this.visitsOf(seriesId).find(({ visitOf }) => visitOf?.original === original)
        if (visit?.status === 'canceled' && visit.payment === 'arranged') return 'skipped'
        if (row?.status !== 'running' || visit === undefined || !canEnd(visit, now)) return 'changed'
        Object.assign(visit, { status: 'canceled' })
        row.version += 1
        return 'skipped'
      }),
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

  #seen(seriesId: string | undefined, now: number): SeenSeries | null {
    const row = this.rows.find(({ id }) => id === seriesId)
    if (row === undefined) return null
    const { id, status, sold } = row
    const visits = this.visitsOf(id).flatMap((visit): SeenVisit[] => {
      const { request, quote } = visit.booking
      const { date, minute } = request
      const facts = { bookingId: visit.id, date, time: timeLabel(minute), totalCents: quote.totalCents }
      if (visit.visitOf === null) return []
      const original = businessDate(visit.visitOf.original)
      return [
        { ...facts, original, payment: visit.payment, status: visit.status, canEnd: canEnd(visit, now) },
      ]
    })
    const byDate = visits.toSorted((a, b) => a.original.localeCompare(b.original))
    return { id, status, every: sold.asked.every, visits: byDate, consent: sold.consent.text }
  }

  /** What the confirmation of a first visit says of the others. */
  contractOf({ visitOf }: StoredBooking): object {
    const series = this.rows.find(({ id, from }) => id === visitOf?.seriesId && from === visitOf.original)
    if (series === undefined) return {}
    const visits = this.visitsOf(series.id).map(({ booking: { request, quote } }) => ({
      ...{ date: request.date, time: timeLabel(request.minute), total_price: dollarsOf(quote.totalCents) },
    }))
    const { consent } = series.sold
    return {
      series: { consent: consent.text, visits: visits.toSorted((a, b) => a.date.localeCompare(b.date)) },
    }
  }

  /** A series as its next visits follow from it. */
  kept({ id, version, from, sold, plannedThrough, reservation }: SeriesRow): KeptSeries {
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

function canEnd({ payment, status, booking: { request } }: StoredBooking, now: number): boolean {
  const isStanding = status === 'confirmed' || status === 'assigned'
  return payment === 'arranged' && isStanding && instantOf(request.date, request.minute, gtaPolicy.zone) > now
}

/** Sells a visit: its card is charged before it. */
function arrange(row: StoredBooking): void {
  Object.assign(row, { payment: 'arranged', status: 'confirmed', holdExpiresAt: null })
}
