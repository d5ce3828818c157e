import { dollarsOf, zeroCents } from '@dustforce/core/money'
import { owedCents, taxSplit } from '@dustforce/office/booking'
import { taxBackCents } from '@dustforce/office/ledger'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { EmailOutbox } from '../letters/email-outbox.ts'
import { type Actor, BookingChanges } from './booking-changes.ts'
import { changeable, orUnavailable, refuse } from './changeable.ts'
import { versionOf } from './open-change.ts'
import { officeHoldMinutes, payPage } from './pay-page.ts'
import { isOpened, refusalOf } from './preview-letters.ts'

/**
 * Asks the customer of a booking that stands again for what has gone back of its price: it is paid on the page of the booking, the way of a change's
 * difference, and nothing else about the booking changes.
 */
export const askOwed = Effect.fn('askOwed')(function* ({
  bookingId,
  actor,
  actId,
  siteUrl,
  isTold = false,
}: {
  readonly bookingId: string
  readonly actor: Actor
  /** A UUID of this act. */
  readonly actId: string
  readonly siteUrl: string
  /** Another letter asks for it. */
  readonly isTold?: boolean
}) {
  const changes = yield* BookingChanges
  const { priceBook } = yield* Business
  const booking = yield* changeable(bookingId, actor)
  const { record } = booking
  const owed = owedCents(record)
  if (owed === 0) return yield* refuse({ code: 'booking-changed' })
  if (record.email === '') return yield* refuse({ code: 'not-possible', why: 'no-email' })
  const { totalCents } = record
  const { taxCents } = taxSplit(record, priceBook)
  const outcome = yield* changes.act({
    ...{ actId, bookingId, version: yield* versionOf(booking), actor, reason: null },
    ...{ columns: {}, minutes: record.durationMinutes, isOwed: true, holdMinutes: officeHoldMinutes },
    differenceCents: owed,
    taxInDifferenceCents: taxBackCents({ totalCents, taxCents }, owed, zeroCents),
    tell: { customer: true, cleaner: false },
  })
  const refusal = refusalOf(outcome)
  if (refusal !== null) return yield* refuse(refusal)
  if (!isOpened(outcome)) return { owedCents: owed }
  yield* payPage(booking, outcome.open, { siteUrl, label: 'Your booking, paid again' })
  if (!isTold) {
    const payload = {
      ...{ customer_name: record.customerName, booking_date: record.bookingDate ?? '' },
      ...{
        booking_time: record.bookingTime ?? '',
        service_type: record.serviceType,
        address: record.address,
      },
      ...{ bedrooms: record.bedrooms ?? 1, bathrooms: record.bathrooms ?? 1, add_ons_details: [] },
      ...{ base_service_price: 0, pet_fee: 0, subtotal_before_tax: 0, discount_amount: 0, hst_amount: 0 },
      ...{
        total_price: dollarsOf(totalCents),
        owed_amount: dollarsOf(owed),
        difference_amount: dollarsOf(owed),
        change_id: actId,
      },
    }
    yield* EmailOutbox.use((outbox) =>
      outbox.enqueue({ kind: 'booking-restored', recipient: record.email, ref: bookingId, payload }),
    )
  }
  return { owedCents: owed }
}, orUnavailable)
