import { cents, centsFromDollars } from '@dustforce/core/money'
import { addDays, businessDate, businessDateOf } from '@dustforce/core/schedule'
import { bookingRow, isSold } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import type {
  DecidedRise,
  DueRise,
  HeldRise,
  PriceRises,
  Rise,
  SeriesRise,
  SeriesToRaise,
  WrittenBooking,
} from '../../price-rise/price-rises.ts'
import { at } from './at.ts'
import type { MemoryBookings } from './memory-bookings.ts'
import type { MemoryOutbox } from './memory-outbox.ts'
import type { SeriesRow } from './memory-series.ts'
import { columnsOf, type StoredBooking } from './stored-booking.ts'

interface RiseRow extends Rise {
  readonly at: number
  takenBackAt: number | null
}

interface ToldRise {
  readonly rise: Rise
  readonly told: SeriesRise
  state: 'told' | 'held' | 'taken-back'
}

/** Price rises, in memory. */
export class MemoryPriceRises {
  readonly #bookings: MemoryBookings
  readonly #outbox: MemoryOutbox
  readonly #owners: ReadonlySet<string>
  readonly #rises: RiseRow[] = []
  readonly #told: ToldRise[] = []

  constructor(bookings: MemoryBookings, outbox: MemoryOutbox, owners: ReadonlySet<string>) {
    this.#bookings = bookings
    this.#outbox = outbox
    this.#owners = owners
  }

  readonly service: PriceRises['Service'] = {
    series: at((now) => this.#running().map((row) => this.#toRaise(row, now))),
    raise: (rise) => at((now) => this.#raise(rise, now)),
    takeBack: (riseId, author) => at((now) => this.#takeBack(riseId, author, now)),
    due: (through, batch) => at((now) => this.#due(through, now).slice(0, batch)),
    hold: (held) => Effect.sync(() => this.#hold(held)),
    decided: Effect.sync(() => this.#rises.map((rise) => this.#decided(rise)).toReversed()),
  }

  #running(): SeriesRow[] {
    return this.#bookings.series.rows.filter(({ status }) => status === 'running')
  }

  #isTold(seriesId: string): boolean {
    return this.#told.some(({ told, state }) => told.id === seriesId && state === 'told')
  }

  #toRaise(row: SeriesRow, now: number): SeriesToRaise {
    const { request, quote } = row.reservation.booking
    return {
      ...this.#bookings.series.kept(row),
      customer: request.name,
      language: bookingRow(request, quote, gtaBusiness.priceBook).language,
      email: request.email,
      written: this.#written(row.id, now),
      isTold: this.#isTold(row.id),
    }
  }

  #written(seriesId: string, now: number): WrittenBooking[] {
    const today = businessDateOf(now, gtaBusiness.policy.zone)
    return visitsInOrder(this.#bookings.series.visitsOf(seriesId))
      .map((row, nr) => ({ row, visit: nr + 1 }))
      .filter(({ row }) => row.booking.request.date >= today && isToCome(row))
      .map(({ row, visit }) => {
        const { request } = row.booking
        const { subtotal_before_tax, discount_amount } = columnsOf(row)
        const subtotalCents = centsFromDollars(Number(subtotal_before_tax))
        return {
          ...{ id: row.id, version: row.version, visit, date: request.date, minute: request.minute },
          original: businessDate(row.visitOf?.original ?? request.date),
          isOfSeries: row.payment === 'arranged',
          subtotalCents,
          beforeTaxCents: cents(subtotalCents - centsFromDollars(Number(discount_amount))),
        }
      })
  }

  #raise(rise: Rise, now: number): 'raised' | 'stale' | 'not-owner' {
    if (!this.#owners.has(rise.author)) return 'not-owner'
    if (this.#rises.some(({ id }) => id === rise.id)) return 'raised'
    const running = this.#running()
    const isSame = ({ id, version }: SeriesRise) =>
      running.some((row) => row.id === id && row.version === version) && !this.#isTold(id)
    if (!rise.series.every(isSame)) return 'stale'
    const lawful = addDays(businessDateOf(now, gtaBusiness.policy.zone), 30)
    if (rise.series.some(({ holdsFrom }) => holdsFrom < lawful)) throw new Error('Too early')
    this.#rises.push({ ...rise, at: now, takenBackAt: null })
    for (const told of rise.series) {
      this.#told.push({ rise, told, state: 'told' })
      const visits = visitsInOrder(this.#bookings.series.visitsOf(told.id)).filter(isToCome)
      const visit = visits.find(({ booking }) => booking.request.date >= told.holdsFrom) ?? visits.at(-1)
      if (visit !== undefined)
        this.#bookings.tell(visit, 'price-rise', { ...told.facts, change_id: rise.id }, now)
    }
    return 'raised'
  }

  #takeBack(riseId: string, author: string, now: number): 'taken-back' | 'holds' | 'not-owner' | 'gone' {
    if (!this.#owners.has(author)) return 'not-owner'
    const rise = this.#rises.find(({ id }) => id === riseId)
    if (rise === undefined) return 'gone'
    if (rise.takenBackAt !== null) return 'taken-back'
    const told = this.#told.filter((one) => one.rise.id === riseId)
    if (told.some(({ state }) => state === 'held')) return 'holds'
    rise.takenBackAt = now
    for (const one of told) one.state = 'taken-back'
    for (const letter of [...this.#outbox.rows]) {
      const { kind, ref, recipient, payload } = letter
      if (kind !== 'price-rise' || !isOf(payload, riseId)) continue
      if (letter.status === 'queued' && letter.attempts === 0) letter.status = 'failed'
      else this.#outbox.enqueue({ kind: 'price-rise-taken-back', ref, recipient, payload }, now)
    }
    return 'taken-back'
  }

  #due(through: string, now: number): DueRise[] {
    return this.#told.flatMap(({ rise, told, state }) => {
      const row = this.#running().find(({ id }) => id === told.id)
      if (row === undefined || state !== 'told' || told.holdsFrom > through) return []
      if (row.plannedThrough < addDays(told.holdsFrom, -1)) return []
      return [
        {
          ...this.#bookings.series.kept(row),
          ...{ riseId: rise.id, priceBookAfter: rise.priceBook, holdsFrom: told.holdsFrom },
          written: this.#written(row.id, now),
        },
      ]
    })
  }

  #hold({ riseId, seriesId, version, visits }: HeldRise): 'held' | 'stale' {
    const row = this.#running().find(({ id }) => id === seriesId)
    const one = this.#told.find(
      ({ rise, told, state }) => rise.id === riseId && told.id === seriesId && state === 'told',
    )
    if (row?.version !== version || one === undefined) return 'stale'
    const found = visits.map((visit) => ({ ...visit, booking: this.#bookings.find(visit.id) }))
    if (found.some(({ booking, version: seen }) => booking?.version !== seen)) return 'stale'
    one.state = 'held'
    for (const { booking, row: columns } of found) {
      if (booking === undefined) continue
      const totalCents = centsFromDollars(Number(columns.total_price))
      Object.assign(booking, {
        version: booking.version + 1,
        changed: { ...booking.changed, ...columns },
        booking: { ...booking.booking, quote: { ...booking.booking.quote, totalCents } },
        payments: booking.payments.map((payment) => ({ ...payment, amountCents: totalCents })),
      })
    }
    Object.assign(row, { sold: { ...row.sold, priceBook: one.rise.priceBook }, version: row.version + 1 })
    return 'held'
  }

  #decided({ id, priceBook, from, author, at: decidedAt, takenBackAt }: RiseRow): DecidedRise {
    const told = this.#told.filter(({ rise }) => rise.id === id)
    const days = told.map((one) => one.told.holdsFrom).toSorted()
    const isEnded = ({ told: { id: seriesId } }: ToldRise) =>
      !this.#running().some((row) => row.id === seriesId)
    return {
      ...{ id, priceBook, from, author, at: decidedAt, takenBackAt, holdsFrom: days[0] ?? null },
      told: told.length,
      held: told.filter(({ state }) => state === 'held').length,
      ended: told.filter(isEnded).length,
    }
  }
}

function visitsInOrder(rows: readonly StoredBooking[]): StoredBooking[] {
  const original = ({ visitOf }: StoredBooking) => visitOf?.original ?? ''
  return rows.toSorted((a, b) => original(a).localeCompare(original(b)))
}

function isToCome({ payment, status }: StoredBooking): boolean {
  return isSold(payment) && status !== 'canceled' && status !== 'completed'
}

function isOf(payload: unknown, riseId: string): boolean {
  return (
    typeof payload === 'object' && payload !== null && 'change_id' in payload && payload.change_id === riseId
  )
}
