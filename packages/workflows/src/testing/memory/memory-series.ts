import { dollarsOf } from '@dustforce/core/money'
import { type BusinessDate, businessDate, gtaPolicy, instantOf, timeLabel } from '@dustforce/core/schedule'
import { isSold } from '@dustforce/office/booking'
import type { AgreedDays } from '@dustforce/office/charging'
import type { SeenVisit, VisitBooking } from '@dustforce/office/series'
import type { KeptVisit } from '@dustforce/office/series/change'
import * as Effect from 'effect/Effect'
import type { Reservation, ReservedSeries } from '../../checkout/booking-store.ts'
import type {
  KeptSeries,
  LeftOut,
  PlannedVisits,
  SeenSeries,
  SeriesChanged,
  SeriesLetter,
  SeriesStore,
} from '../../series/series-store.ts'
import { at } from './at.ts'
import { isHeld, keptPlace, type MemoryBookings } from './memory-bookings.ts'
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
  /** Its rule, which changes may make another. */
  rule: Omit<SeriesChanged['rule'], 'plannedThrough'>
  /** The acts on it, by their ids. */
  readonly acts: Set<string>
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
        acts: new Set(),
        rule: {
          ...{ every: sold.asked.every, from, minute: booking.request.minute, pauses: [] },
          ...{ request: sold.request, visits: sold.asked.visits },
        },
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

  /** Makes a series follow its first visit. */
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
    toChange: (bookingId, actId) =>
      at(() => {
        const row = this.rows.find(({ id }) => id === this.#bookings.find(bookingId)?.visitOf?.seriesId)
        if (row === undefined) return null
        const { status, acts } = row
        const written = this.visitsOf(row.id).map(keptVisit)
        const byDate = written.toSorted((one, other) => one.original.localeCompare(other.original))
        return { ...this.kept(row), status, isDone: actId !== null && acts.has(actId), written: byDate }
      }),
    change: (change) => at((now) => this.#change(change, now)),
    write: (planned) => at((now) => this.#write(planned, now)),
    pass: (series, through) =>
      Effect.sync(() => {
        const passed = this.rows.filter(
          ({ id, version, status, plannedThrough }) =>
            status === 'running' &&
            plannedThrough < through &&
            series.some((one) => one.id === id && one.version === version),
        )
        for (const row of passed) Object.assign(row, { plannedThrough: through, version: row.version + 1 })
        return passed.length
      }),
    noteProblem: ({ id, version }, problem) =>
      Effect.sync(() => {
        const row = this.rows.find((one) => one.id === id && one.version === version)
        if (row !== undefined) row.problem = problem
      }),
  }

  #write({ seriesId, version, plannedThrough, visits, left, letter }: PlannedVisits, now: number) {
    const row = this.rows.find(({ id }) => id === seriesId)
    if (row?.status !== 'running' || row.version !== version) return 'stale'
    if (!this.#fit(visits, now)) return 'refused'
    this.#insert(row, visits, now, null)
    Object.assign(row, { plannedThrough, version: version + 1, left: [...row.left, ...left] })
    this.#tell(row.id, letter, `planned-${row.version}`, now)
    return 'written'
  }

  #change(change: SeriesChanged, now: number): 'done' | 'changed' | 'refused' {
    const row = this.rows.find(({ id }) => id === change.seriesId)
    if (row?.acts.has(change.id) === true) return 'done'
    const found = change.visits.map((one) => ({ ...one, row: this.#bookings.find(one.visit.id) }))
    const isSame = ({ kind, visit, row: booking }: (typeof found)[number]) =>
      booking?.version === visit.version &&
      (kind === 'again'
        ? booking.status === 'canceled' && booking.payment === 'arranged'
        : canEnd(booking, now) && !isCharging(booking))
    if (row?.status !== 'running' || row.version !== change.version || !found.every(isSame)) return 'changed'
    const before = found.map(({ row: booking }) =>
      booking === undefined ? null : { booking, was: { ...booking } },
    )
    const takeBack = () => {
      for (const one of before) if (one !== null) Object.assign(one.booking, one.was)
      return 'refused' as const
    }
    const inOrder = found.toSorted((one, other) => Number(one.kind !== 'off') - Number(other.kind !== 'off'))
    for (const { row: booking, booking: next } of inOrder) {
      if (booking === undefined) continue
      const place = keptPlace(booking)
      booking.version += 1
      booking.missedBy = next === null ? change.missedBy : null
      if (next === null) booking.status = 'canceled'
      else {
        const problem = this.#bookings.placeProblem(next, now, booking.id)
        const keepsDay = problem === 'full' && booking.booking.request.date === next.request.date
        if (problem !== null && !(keepsDay && booking.status !== 'canceled')) return takeBack()
        const { request } = booking.booking
        const { date, minute, service, bedrooms, bathrooms, hasPets, addOns } = next.request
        Object.assign(booking, {
          booking: {
            quote: next.quote,
            request: { ...request, date, minute, service, bedrooms, bathrooms, hasPets, addOns },
          },
          visitOf: { seriesId: row.id, original: next.original },
          ...{
            changed: {},
            status: 'confirmed',
            charge: {
              ...booking.charge,
              announcedAt: null,
              announcedBy: null,
              lastLetterAt: null,
              lookAt: null,
            },
          },
          payments: booking.payments.map((payment) => ({ ...payment, amountCents: next.quote.totalCents })),
        })
      }
      this.#bookings.placeChanged(booking, place, now)
    }
    if (!this.#fit(change.added, now)) return takeBack()
    this.#insert(row, change.added, now, null)
    const { plannedThrough, ...rule } = change.rule
    row.acts.add(change.id)
    Object.assign(row, {
      ...{ rule, plannedThrough, version: row.version + 1, left: [...row.left, ...change.left] },
      status: change.isEnded ? 'ended' : row.status,
    })
    this.#tell(row.id, change.letter, change.id, now)
    return 'done'
  }

  #tell(seriesId: string, letter: SeriesLetter | null, changeId: string, now: number): void {
    const next = this.visitsOf(seriesId).toSorted((one, other) =>
      `${one.status === 'canceled'} ${one.booking.request.date}`.localeCompare(
        `${other.status === 'canceled'} ${other.booking.request.date}`,
      ),
    )[0]
    if (letter !== null && next !== undefined)
      this.#bookings.tell(next, letter.kind, { ...letter.facts, change_id: changeId }, now)
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
    const { id, status, sold, rule } = row
    const { selected_service_id: service, add_ons_details: extras = [] } = Object(rule.request)
    const visits = this.visitsOf(id).flatMap((visit): SeenVisit[] => {
      const { request, quote } = visit.booking
      const { date, minute } = request
      const facts = { bookingId: visit.id, date, time: timeLabel(minute), totalCents: quote.totalCents }
      if (visit.visitOf === null) return []
      const original = businessDate(visit.visitOf.original)
      return [
        {
          ...{ ...facts, original, payment: visit.payment, status: visit.status },
          ...{ missedBy: visit.missedBy ?? null, canEnd: canEnd(visit, now) },
        },
      ]
    })
    const byDate = visits.toSorted((a, b) => a.original.localeCompare(b.original))
    const pauses = rule.pauses.map(({ from, to }) => ({ from: businessDate(from), to: businessDate(to) }))
    return {
      id,
      status,
      pauses,
      every: rule.every,
      minute: rule.minute,
      visits: byDate,
      service,
      addOns: extras.map((extra: { readonly id: string }) => extra.id),
      priceBook: sold.priceBook,
      consent: sold.consent.text,
    }
  }

  /** Returns what the confirmation of a first visit says of the others. */
  /** Returns the days that its customer agreed to be told and charged. */
  agreedBy(seriesId: string): AgreedDays | null {
    return this.rows.find(({ id }) => id === seriesId)?.sold.consent.terms ?? null
  }

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
  kept({ id, version, sold, rule, plannedThrough }: SeriesRow): KeptSeries {
    const dates = this.visitsOf(id).map(({ booking }) => booking.request.date)
    return {
      ...rule,
      ...{ id, version, plannedThrough, until: null, placed: dates.length },
      ...{ onClosed: sold.asked.onClosed, priceBook: sold.priceBook },
      last: dates.toSorted().at(-1) ?? null,
    }
  }
}

/** A visit as a change is decided on it. */
function keptVisit(row: StoredBooking): KeptVisit {
  const { request, quote } = row.booking
  const { id, version, payment, status, isDetached } = row
  return {
    ...{ id, version, payment, status, isDetached, isCharging: isCharging(row) },
    ...{ date: request.date, minute: request.minute, minutes: quote.minutes ?? 180 },
    original: businessDate(row.visitOf?.original ?? request.date),
    totalCents: quote.totalCents,
  }
}

function isCharging({ charge }: StoredBooking): boolean {
  return charge.tries.some(({ outcome }) => outcome === 'pending')
}

function canEnd({ payment, status, booking: { request } }: StoredBooking, now: number): boolean {
  const isStanding = status === 'confirmed' || status === 'assigned'
  return payment === 'arranged' && isStanding && instantOf(request.date, request.minute, gtaPolicy.zone) > now
}

/** Sells a visit: its card is charged before it. */
function arrange(row: StoredBooking): void {
  Object.assign(row, { payment: 'arranged', status: 'confirmed', holdExpiresAt: null })
}
