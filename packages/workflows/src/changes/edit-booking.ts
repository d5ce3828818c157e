import { addOnsFor, type PriceBook } from '@dustforce/core/catalogue'
import { type Cents, dollarsOf, zeroCents } from '@dustforce/core/money'
import type { BusinessPolicy } from '@dustforce/core/schedule'
import {
  type BookingChange,
  type BookingEdits,
  bookingChange,
  isPaymentDue,
  isSold,
} from '@dustforce/office/booking'
import type { OverlapReason } from '@dustforce/office/hub'
import {
  backCents,
  type ChangePreview,
  movesLeft,
  offlineCents,
  type RefundSplit,
} from '@dustforce/office/ledger'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business, holdMinutes } from '../checkout/business.ts'
import { PriceBooks } from '../checkout/price-books.ts'
import { PromoStore } from '../checkout/promo-store.ts'
import { EmailOutbox } from '../letters/email-outbox.ts'
import {
  type ActLetter,
  type ActOutcome,
  type Actor,
  BookingChanges,
  type ChangeAct,
  type ChangeableBooking,
  type OpenBookingChange,
} from './booking-changes.ts'
import type { ChangeRefusal, NotPossible } from './change-refused.ts'
import { changeable, noticeOf, orUnavailable, refuse, termsOf } from './changeable.ts'
import { versionOf } from './open-change.ts'
import { officeHoldMinutes, type PayPage, payPage } from './pay-page.ts'
import { actPreviewOf, isOpened, ofNewest, refusalOf } from './preview-letters.ts'

/** A change as it is asked for. */
export interface EditRequest {
  readonly bookingId: string
  readonly actor: Actor
  /** A UUID of this act: repeated, it is done once. */
  readonly actId: string
  readonly edits: BookingEdits
  /** The version of the booking that was shown: who is faster wins, and the other is told. */
  readonly version: number
  /** Why the visit may take longer although its cleaner then has another job; the office's alone. */
  readonly overlapReason?: OverlapReason
  /** The people who get a letter about the change; both unless the office says otherwise. The letter that asks for a payment goes out in any case. */
  readonly tell?: ChangeAct['tell']
  /** The amount to pay according to the preview, or below zero to give back. */
  readonly shownDifferenceCents: Cents
  /** The site the customer comes back to, without a slash at the end. */
  readonly siteUrl: string
}

/** The outcome of a change: done, or to be paid first. */
export type Edited = { readonly status: 'done' } | PayPage

/** The parts of a booking that can be changed, by its own price book, and what edits would change about its price. */
export interface EditPreview {
  /** Of the booking that was looked at. */
  readonly version: number
  /** Null when the edits change nothing about the price. */
  readonly preview: (ChangePreview & Pick<RefundSplit, 'offlineRefundCents'>) | null
  readonly addOns: readonly {
    readonly id: string
    readonly name: string
    readonly unit: string
    readonly amountCents: Cents
    readonly isBooked: boolean
  }[]
  readonly hasPets: boolean
  /** Why nothing that has a price can be changed now; null when it can. */
  readonly why: NotPossible | null
  /** The duration of the visit with the edits. */
  readonly durationMinutes: number
  /** The amount that waits for its payment, in cents, until an instant in epoch milliseconds; another change takes its place. */
  readonly waiting: { readonly amountCents: Cents; readonly until: number } | null
}

/** Previews what edits would change about a booking. Nothing is done. */
export const previewEdits = Effect.fn('previewEdits')(function* ({
  bookingId,
  actor,
  edits,
}: Pick<EditRequest, 'bookingId' | 'actor' | 'edits'>) {
  const booking = yield* changeable(bookingId, actor)
  const { preview, minutes } = yield* judged(booking, actor, edits)
  const { record, openChange } = booking
  const terms = yield* bookedTerms(booking)
  const hasPets = record.hasPets === true
  const service = edits.service ?? record.serviceType
  const { priceBook } = terms
  const asked = bookingChange(record, terms, { hasPets: !hasPets }, yield* Business)
  const addOns =
    priceBook === null || !Object.hasOwn(priceBook.services, service)
      ? []
      : addOnsFor(priceBook, service).map(({ id, name, unit = '', amount }) => ({
          ...{ id, name, unit, amountCents: amount },
          isBooked: record.addOns.includes(name),
        }))
  const why = asked.status === 'unknown-prices' ? 'unknown-prices' : yield* pricedProblem(booking, actor)
  const waiting =
    openChange === null ? null : { amountCents: openChange.amountCents, until: openChange.expiresAt }
  return {
    ...{ version: booking.version, addOns, hasPets, why },
    preview: preview === null ? null : { ...preview, offlineRefundCents: backOffline(booking, preview) },
    ...{ durationMinutes: minutes, waiting },
  } satisfies EditPreview
}, orUnavailable)

/**
 * Changes a booking: what costs no more is done at once, and what it costs less goes back; what costs more is asked for by a checkout of its own, and
 * done when that is paid. The price is computed again, and when it is not the one that was shown, nothing is done.
 */
export const editBooking = Effect.fn('editBooking')(function* (request: EditRequest) {
  const { bookingId, actor, actId, edits } = request
  const changes = yield* BookingChanges
  const booking = yield* changeable(bookingId, actor, actId)
  if (booking.doneAct !== null) return done
  if (booking.openChange?.id === actId) return yield* payPage(booking, booking.openChange, request)
  if (booking.version !== request.version) return yield* refuse({ code: 'booking-changed' })
  const change = yield* judged(booking, actor, edits)
  if ((change.preview ?? nothing).differenceCents !== request.shownDifferenceCents) {
    return yield* refuse({ code: 'price-changed', change: change.preview })
  }
  const version = yield* versionOf(booking)
  const outcome = yield* changes.act({ ...changeAct(booking, request, change), version })
  const refusal = editRefusal(outcome, actor)
  if (refusal !== null) return yield* refuse(refusal)
  if (!isOpened(outcome)) return done
  const page = yield* payPage(booking, outcome.open, request)
  if (actor.kind === 'office') yield* askCustomer(booking, outcome.open)
  return page
}, orUnavailable)

/**
 * The letters that a change by the office would send now, as they would be sent, and why it would be refused. What costs more sends the one that asks
 * for the difference; those about the change itself follow when that is paid.
 */
export const previewEditLetters = Effect.fn('previewEditLetters')(function* (
  request: Pick<EditRequest, 'bookingId' | 'actor' | 'edits' | 'overlapReason'>,
) {
  const { bookingId, actor, edits } = request
  const changes = yield* BookingChanges
  const actId = crypto.randomUUID()
  const preview = Effect.gen(function* () {
    const booking = yield* changeable(bookingId, actor)
    const change = yield* judged(booking, actor, edits)
    return { booking, ...(yield* changes.preview(changeAct(booking, { ...request, actId }, change))) }
  })
  const { booking, outcome, letters } = yield* ofNewest(preview)
  return yield* actPreviewOf(
    bookingId,
    editRefusal(outcome, actor),
    isOpened(outcome) ? [askingLetter(booking, outcome.open)] : letters,
  )
}, orUnavailable)

/** Why a change is refused; null when it is not. What is in the way of a longer visit is the office's to know. */
function editRefusal(outcome: ActOutcome, actor: Actor): ChangeRefusal | null {
  const refusal = refusalOf(outcome)
  if (refusal?.code === 'overlap' && actor.kind === 'office') return refusal
  const isPlace =
    refusal?.code === 'overlap' || refusal?.code === 'day-full' || refusal?.code === 'slot-closed'
  return isPlace ? { code: 'no-time' } : refusal
}

/** A change as the store does it, on the version that was looked at. */
function changeAct(
  { record, version }: ChangeableBooking,
  {
    actId,
    bookingId,
    actor,
    overlapReason,
    tell,
  }: Pick<EditRequest, 'actId' | 'bookingId' | 'actor' | 'overlapReason' | 'tell'>,
  { preview, columns, minutes }: PricedChange,
): ChangeAct {
  const isOffice = actor.kind === 'office'
  // A booking that is paid on the day is paid as it is then.
  const { differenceCents, taxInDifferenceCents } = isPaymentDue(record) ? nothing : (preview ?? nothing)
  return {
    ...{ actId, bookingId, version, actor, reason: null, minutes },
    columns: {
      ...columns,
      ...(isOffice && overlapReason !== undefined && { overlap_reason: overlapReason }),
    },
    tell: (isOffice ? tell : undefined) ?? { customer: true, cleaner: true },
    ...{ differenceCents, taxInDifferenceCents },
    holdMinutes: isOffice ? officeHoldMinutes : holdMinutes,
  }
}

type PricedChange = Extract<BookingChange, { readonly status: 'possible' }>

const done = { status: 'done' } as const satisfies Edited
const nothing = { differenceCents: zeroCents, taxInDifferenceCents: zeroCents }

/** Judges what edits come to, for an actor who may make them now. */
const judged = Effect.fn('judgeEdits')(function* (
  booking: ChangeableBooking,
  actor: Actor,
  edits: BookingEdits,
) {
  const business = yield* Business
  const now = yield* Clock.currentTimeMillis
  const { record } = booking
  const notice = noticeOf(booking, business.policy)
  if (record.bookingStatus === 'completed') return yield* refuse({ code: 'not-possible', why: 'completed' })
  if (!isSold(record.paymentStatus)) {
    return yield* refuse({ code: 'not-possible', why: 'unpaid' })
  }
  if (actor.kind === 'customer' && notice.startsAt !== null && now >= notice.startsAt) {
    return yield* refuse({ code: 'not-possible', why: 'started' })
  }
  const change = bookingChange(record, yield* bookedTerms(booking), edits, business)
  if (change.status === 'invalid') return yield* refuse({ code: 'not-offered' })
  if (change.status === 'unknown-prices')
    return yield* refuse({ code: 'not-possible', why: 'unknown-prices' })
  if (change.preview === null) return change
  const why = yield* pricedProblem(booking, actor)
  if (why !== null) return yield* refuse({ code: 'not-possible', why })
  // A letter asks for the payment of what costs more.
  const isAsked = change.preview.differenceCents > 0 && !isPaymentDue(record)
  if (isAsked && record.email === '') return yield* refuse({ code: 'not-possible', why: 'no-email' })
  return change
})

/**
 * Why nothing with a price can be changed about a booking now. How to get in may be said until the visit; what its day is planned by, until the cut-off.
 * Moves are counted, changes are not.
 */
const pricedProblem = Effect.fn('pricedProblem')(function* (booking: ChangeableBooking, actor: Actor) {
  const { policy } = yield* Business
  return pricedProblemAt(booking, actor, policy, yield* Clock.currentTimeMillis)
})

/** The same at an instant, as far as the booking's prices are known. */
export function pricedProblemAt(
  booking: ChangeableBooking,
  actor: Pick<Actor, 'kind'>,
  policy: BusinessPolicy,
  now: number,
): NotPossible | null {
  const { refundedCents, lostCents } = booking.record
  // The price does not know of what went back by hand.
  if (refundedCents > 0 || lostCents > 0) return 'unknown-prices'
  const { problem } = movesLeft(termsOf(booking, policy), noticeOf(booking, policy), 0, now)
  return actor.kind === 'customer' && problem === 'too-late' ? problem : null
}

/** Finds what a booking is priced by: its own book, and its code's record. */
const bookedTerms = Effect.fn('bookedTerms')(function* ({ record, priceBook: version }: ChangeableBooking) {
  const { priceBook: current } = yield* Business
  const kept = version === null ? null : yield* PriceBooks.use((books) => books.find(version))
  const priceBook: PriceBook | null =
    kept?.book ?? (version === null || version === current.version ? current : null)
  const code = record.appliedPromoCode
  const promo = code === null ? null : yield* PromoStore.use((promos) => promos.lookup(code))
  return { priceBook, promo }
})

/** Computes what the office pays back itself of what a change costs less. */
function backOffline({ payments }: ChangeableBooking, { differenceCents }: ChangePreview): Cents {
  return offlineCents(payments, backCents(differenceCents))
}

/** Asks the customer to pay for what was agreed with the office; the letter leads to the page of the booking, where it is paid. */
const askCustomer = Effect.fn('askCustomer')(function* (booking: ChangeableBooking, open: OpenBookingChange) {
  const letter = askingLetter(booking, open)
  yield* EmailOutbox.use((outbox) => outbox.enqueue({ ...letter, ref: booking.record.id }))
})

function askingLetter({ record }: ChangeableBooking, { id, amountCents }: OpenBookingChange): ActLetter {
  const payload = {
    ...{ customer_name: record.customerName, booking_date: record.bookingDate ?? '' },
    ...{ booking_time: record.bookingTime ?? '', service_type: record.serviceType, address: record.address },
    ...{ bedrooms: record.bedrooms ?? 1, bathrooms: record.bathrooms ?? 1, add_ons_details: [] },
    ...{ base_service_price: 0, pet_fee: 0, subtotal_before_tax: 0, discount_amount: 0, hst_amount: 0 },
    ...{
      total_price: dollarsOf(record.totalCents),
      difference_amount: dollarsOf(amountCents),
      change_id: id,
    },
  }
  return { kind: 'change-payment', recipient: record.email, payload }
}
