import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { evaluatePromo, normalizePromoCode, type PromoCode, type PromoResult } from '@dustforce/core/promo'
import { type BusinessDate, type BusySpan, type ClosedReason, gtaPolicy } from '@dustforce/core/schedule'
import {
  busySpans,
  type OfficeRules,
  placeProblem as problemOfPlace,
  withOfficeRules,
} from '@dustforce/core/schedule/office-rules'
import { isPaid, occupiesDay } from '@dustforce/office/booking'
import type { NoticeKind } from '@dustforce/office/notice'
import type {
  Answer,
  PlaceAsked,
  ProviderEvent,
  Story,
  StoryReport,
  UnmatchedPayment,
} from '@dustforce/office/story'
import type { Start } from '@dustforce/office/waiting'
import type { ResourcePolicy } from '../../business/business-versions.ts'
import type { Settlement } from '../../checkout/booking-store.ts'
import type { NewBooking } from '../../checkout/new-booking.ts'
import { storyLetterRow } from '../../payments/story-letter.ts'
import { MemoryCards } from './memory-cards.ts'
import { MemoryCharges } from './memory-charges.ts'
import type { MemoryOutbox } from './memory-outbox.ts'
import { MemorySeries } from './memory-series.ts'
import type { MemoryWaiting } from './memory-waiting.ts'
import { bookingOf, changedBy, changeOf, columnsOf, type StoredBooking } from './stored-booking.ts'

/** The ids that an event is found by. */
type About = Partial<Pick<ProviderEvent, 'sessionId' | 'paymentIntent'>>

/** Bookings in memory, each with a version: their stories are read, and what was decided on them is written. Nothing is decided here. */
export class MemoryBookings {
  dailyLimit: number = gtaPolicy.capacity.perDay
  /** The waiting list that is offered what is freed. */
  queue: MemoryWaiting | null = null
  /** The rules that the office has set. */
  rules: OfficeRules = {}
  /** The resources that services use besides crews. */
  #besides: ResourcePolicy = {}
  readonly rows: StoredBooking[] = []
  readonly #promos = new Map<string, PromoCode>()
  readonly answered = new Map<string, Settlement & Pick<ProviderEvent, 'sessionId'>>()
  unmatched: readonly UnmatchedPayment[] = []
  #reports: readonly StoryReport[] = []
  #ids = 0
  readonly series = new MemorySeries(this)
  readonly cards = new MemoryCards(this)
  readonly charges = new MemoryCharges(this)
  readonly #outbox: MemoryOutbox

  constructor(outbox: MemoryOutbox) {
    this.#outbox = outbox
  }

  newId(kind: string): string {
    this.#ids += 1
    return `${kind}-${this.#ids}`
  }

  find(bookingId: string): StoredBooking | undefined {
    return this.rows.find((row) => row.id === bookingId)
  }

  remove(bookingId: string): void {
    const index = this.rows.findIndex((row) => row.id === bookingId)
    if (index >= 0) this.rows.splice(index, 1)
  }

  addPromo(promo: PromoCode): void {
    this.#promos.set(normalizePromoCode(promo.code), promo)
  }

  /** The booking that an event is about. */
  rowOf(event: ProviderEvent): StoredBooking | undefined {
    if (event.bookingId !== null) return this.find(event.bookingId)
    return this.rows.find((row) => [row, ...row.payments].some((one) => isAbout(one, event)))
  }

  /** All that a decision about a booking, or about money without one, follows from. */
  storyOf(row: StoredBooking | undefined, now: number, about: About = {}): Story {
    const { sessionId = null, paymentIntent = null } = about
    const unmatched = this.unmatched.filter((one) => isAbout(one, about))
    const { payments = [], refunds = [], told = { isWhole: false, partCents: cents(0) } } = row ?? {}
    const intents = new Set([paymentIntent, ...[...payments, ...unmatched].map((one) => one.paymentIntent)])
    const others = this.rows.filter((other) => other !== row)
    const settled = [...this.answered.values()].filter((one) => one.sessionId === sessionId)
    return {
      ...{ now, payments, refunds, told },
      booking: row === undefined ? null : bookingOf(row),
      reports: this.#reports.filter((report) => intents.has(report.paymentIntent)),
      change: row === undefined ? null : changeOf(row),
      visit: row === undefined ? null : this.charges.visitOf(row),
      unmatched: row === undefined ? unmatched : [],
      isSessionElsewhere: sessionId !== null && others.some((other) => other.sessionId === sessionId),
      isSessionSettled: row === undefined && settled.some(({ outcome }) => settling.has(outcome)),
    }
  }

  /** Writes what was decided. */
  write(row: StoredBooking | undefined, { story, ...answer }: Answer): void {
    this.#reports = [...new Set([...this.#reports, ...story.reports])]
    const known = new Set(story.unmatched.map(({ sessionId }) => sessionId))
    this.unmatched = [...this.unmatched.filter((one) => !known.has(one.sessionId)), ...story.unmatched]
    for (const { event, outcome } of answer.heard) {
      const { sessionId } = event
      const refund = story.booking?.refundDue ?? isUnmatchedDue(story, sessionId)
      this.answered.set(event.id, { outcome, bookingId: row?.id ?? null, refund, duplicate: true, sessionId })
    }
    const { booking, payments, refunds, told } = story
    if (row === undefined || booking === null) return
    const { waiting, holdExpiresAt } = row
    const place = keptPlace(row)
    const { isHeld: keepsHold, totalCents: _, hasHeldMinutes: __, hasCustomer: ___, ...decided } = booking
    const before = JSON.stringify(row)
    if (booking.payment !== row.payment) row.agreedAt = story.now
    Object.assign(row, {
      ...decided,
      ...{ payments, told },
      refunds: refunds.map((refund) => ({ ...refund, id: refund.id ?? this.newId('refund') })),
      holdExpiresAt: booking.payment === 'pending' && keepsHold ? holdExpiresAt : null,
      waiting: story.change === null ? null : waiting,
      ...(answer.isChangeMade && waiting !== null && changedBy(row, waiting.act)),
    })
    if (answer.promo !== null && row.booking.request.promoCode !== null)
      row.promo = answer.promo === 'return' ? null : 'kept'
    if (JSON.stringify(row) !== before) row.version += 1
    this.charges.write(row, story.visit)
    this.series.follow(row, story.now)
    if (answer.withdrawsConfirmation) this.#outbox.withdraw({ kind: 'booking-confirmation', ref: row.id })
    for (const { kind, changeId, facts } of answer.letters.map(storyLetterRow)) {
      // Only the database writes to the office's people.
      if (kind.startsWith('job-')) continue
      this.tell(row, kind, { ...facts, ...(changeId !== null && { change_id: changeId }) }, story.now)
    }
    this.placeChanged(row, place, story.now)
  }

  /** Tells the queue that a booking left its place, or is sold. */
  placeChanged(row: StoredBooking, before: KeptPlace | null, now: number): void {
    const after = keptPlace(row)
    const { email, date } = row.booking.request
    if (after?.isSold === true && before?.isSold !== true) this.queue?.sold(row.id, email, date, now)
    if (before === null) return
    const stays = after?.date === before.date && after.minute === before.minute
    if (!stays || after.minutes < before.minutes || after.service !== before.service)
      this.queue?.left(before.date, now, after === null ? row.id : null)
  }

  /** Queues a letter to its customer. */
  tell(row: StoredBooking, kind: NoticeKind, more: object, now: number): void {
    const payload = { ...columnsOf(row), ...this.series.contractOf(row), ...more }
    this.#outbox.enqueue({ kind, ref: row.id, recipient: row.booking.request.email, payload }, now)
  }

  hasPlace(row: StoredBooking, { kind }: PlaceAsked, now: number): boolean {
    if (kind === 'own' || row.waiting === null)
      return takesPlace(row, now) || this.placeProblem(row.booking, now, row.id) === null
    const problem = this.placeProblem(changedBy(row, row.waiting.act).booking, now, row.id)
    return problem !== 'busy' && problem !== 'in-use'
  }

  /** Places of a day that are sold, held unpaid or offered, not counting one booking or offer. */
  taken(date: string, now: number, exceptId?: string): number {
    const offers = this.queue?.held(now, exceptId).filter(({ day }) => day === date) ?? []
    return (
      this.#atWork(now, exceptId).filter((row) => row.booking.request.date === date).length + offers.length
    )
  }

  /** Keeps how many there are of what services need. */
  keepResources({ resources = {}, services = {} }: ResourcePolicy): void {
    const needed = Object.entries(services).flatMap(([service, { needs }]) =>
      needs === undefined ? [] : [[service, { needs }] as const],
    )
    this.#besides =
      Object.keys(resources).length === 0 ? {} : { resources, services: Object.fromEntries(needed) }
  }

  /** Returns the rules that the office has set, with how many there are of what services need. */
  officeRules(): OfficeRules {
    const { resources } = this.#besides
    return { ...this.rules, ...(resources !== undefined && { resources }) }
  }

  /** When crews are busy and what is in use, except for one booking. */
  busy(now: number, exceptId?: string): BusySpan[] {
    const countsCrews = this.rules.capacity?.crews !== undefined
    const work = this.#atWork(now, exceptId).map(({ booking: { request, quote }, waiting }) => ({
      ...{ date: request.date, minute: request.minute, minutes: quote.minutes ?? unknownLength },
      ...this.#usesOf([request.service, waiting?.act.columns.service_type]),
    }))
    const offered =
      this.queue?.held(now, exceptId).map(({ day, service, ...time }) => ({
        ...{ ...time, date: day },
        ...this.#usesOf([service]),
      })) ?? []
    return busySpans(
      [...work, ...offered].filter(({ uses }) => countsCrews || uses !== undefined),
      gtaPolicy.zone,
    )
  }

  /** Returns what bookings of services use; nothing said where they use nothing. */
  #usesOf(services: readonly unknown[]): { readonly uses?: readonly string[] } {
    const uses = services.flatMap((service) => this.#besides.services?.[String(service)]?.needs ?? [])
    return uses.length === 0 ? {} : { uses: [...new Set(uses)].toSorted() }
  }

  /** Why a booking cannot have its place, apart from one booking's own; null when it can. */
  placeProblem({ request, quote }: NewBooking, now: number, exceptId?: string): ClosedReason | null {
    const { date, minute, service } = request
    const visit = { service, minutes: quote.minutes ?? unknownLength }
    return this.problemAt({ day: date, minute }, visit, now, exceptId)
  }

  /** Why a visit of a service cannot start then, apart from one booking's or offer's own place. */
  problemAt(
    { day, minute }: Start,
    { service, minutes }: { readonly service: string; readonly minutes: number },
    now: number,
    exceptId?: string,
  ): ClosedReason | null {
    const occupancy = {
      service,
      limit: this.dailyLimit,
      taken: { [day]: this.taken(day, now, exceptId) },
      busy: this.busy(now, exceptId),
      durationMinutes: minutes,
    }
    return problemOfPlace(
      withOfficeRules({ ...gtaPolicy, ...this.#besides }, this.rules),
      occupancy,
      day,
      minute,
    )
  }

  /** A promo code with its uses counted, paid and held ones alike. */
  promo(code: string, now: number): PromoCode | null {
    const promo = this.#promos.get(normalizePromoCode(code))
    return promo === undefined
      ? null
      : { ...promo, currentUses: promo.currentUses + this.#promoUses(promo, now).length }
  }

  /** Judges the code that a booking is to be made with. */
  judge(code: string, { request: { email }, quote }: NewBooking, now: number): PromoResult {
    const isUser = (row: StoredBooking) => row.booking.request.email === email
    const first = [...this.#promos.values()].filter(({ firstTimeOnly }) => firstTimeOnly)
    const usedOne = first.some((promo) => this.#promoUses(promo, now).some(isUser))
    const firstTime = this.isFirstTime(email) && !usedOne
    const { subtotalCents } = quote
    // The amount that is left to pay is judged with the price, before the store.
    const { minimumTotal: _, ...book } = gtaPriceBook
    return evaluatePromo(this.promo(code, now), { subtotalCents, now, firstTime, book })
  }

  isFirstTime(email: string): boolean {
    const wanted = email.trim().toLowerCase()
    return !this.rows.some((row) => row.booking.request.email === wanted && isPaid(row.payment))
  }

  #promoUses({ code }: PromoCode, now: number): StoredBooking[] {
    const isUse = ({ booking: { request } }: StoredBooking) =>
      request.promoCode !== null && normalizePromoCode(request.promoCode) === normalizePromoCode(code)
    return this.rows.filter(
      (row) => isUse(row) && (row.promo === 'kept' || (row.promo === 'held' && isHeld(row, now))),
    )
  }

  #atWork(now: number, exceptId?: string): StoredBooking[] {
    return this.rows.filter((row) => row.id !== exceptId && takesPlace(row, now))
  }
}

/** Where a booking counts against its day, or did until its hold ended. */
interface KeptPlace {
  readonly date: BusinessDate
  readonly minute: number
  readonly minutes: number
  readonly service: string
  readonly isSold: boolean
}

export function keptPlace(row: StoredBooking): KeptPlace | null {
  const { payment: paymentStatus, status: bookingStatus, holdExpiresAt, booking } = row
  const isSold = occupiesDay({ paymentStatus, bookingStatus }, gtaPolicy)
  const isHeld = paymentStatus === 'pending' && bookingStatus !== 'canceled' && holdExpiresAt !== null
  const { date, minute, service } = booking.request
  const minutes = booking.quote.minutes ?? unknownLength
  return isSold || isHeld ? { date, minute, minutes, service, isSold } : null
}

/** Minutes; the database's, where the prices give none. */
const unknownLength = 180

/** Outcomes by which a session's money belongs to a booking, so that deleting the booking gives nothing back. */
const settling: ReadonlySet<string> = new Set(['confirmed', 'changed', 'refund', 'unmatched'])

export function isHeld({ holdExpiresAt }: StoredBooking, now: number): boolean {
  return holdExpiresAt !== null && holdExpiresAt > now
}

function takesPlace(row: StoredBooking, now: number): boolean {
  const { payment: paymentStatus, status: bookingStatus } = row
  return (
    occupiesDay({ paymentStatus, bookingStatus }, gtaPolicy) ||
    (paymentStatus === 'pending' && isHeld(row, now))
  )
}

function isAbout(
  one: { readonly sessionId: string | null; readonly paymentIntent: string | null },
  { sessionId = null, paymentIntent = null }: About,
): boolean {
  return (
    (sessionId !== null && one.sessionId === sessionId) ||
    (paymentIntent !== null && one.paymentIntent === paymentIntent)
  )
}

function isUnmatchedDue({ unmatched }: Story, sessionId: string | null): boolean {
  return unmatched.some((one) => one.sessionId === sessionId && one.refundDue)
}
