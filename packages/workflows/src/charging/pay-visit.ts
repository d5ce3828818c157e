import { standardCharges } from '@dustforce/office/charging'
import { decidePage, endTry, ownCharge, unchanged } from '@dustforce/office/story'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { PaymentGateway } from '../payments/payment-gateway.ts'
import { KeptCards } from './kept-cards.ts'
import { VisitCharges } from './visit-charges.ts'

const pageMs = 35 * 60_000

/** Where a customer pays, or gives a card; null where that cannot be done now. */
export interface OpenedPage {
  readonly url: string | null
}

/** Returns how a visit is paid, as its customer's page shows it; null for a visit that waits for no money. */
export const chargeOf = Effect.fn('chargeOf')(function* (bookingId: string) {
  const { policy, charges = standardCharges } = yield* Business
  const { story } = yield* VisitCharges.use((store) => store.step(bookingId, (told) => unchanged(told)))
  return ownCharge(story, { policy: charges, zone: policy.zone })
})

/** Opens the page on which a customer pays a visit; asked again while it is open, it is the same page. */
export const payVisit = Effect.fn('payVisit')(function* (
  { bookingId, email, label }: { readonly bookingId: string; readonly email: string; readonly label: string },
  siteUrl: string,
) {
  const store = yield* VisitCharges
  const gateway = yield* PaymentGateway
  const id = crypto.randomUUID()
  const { story } = yield* store.step(bookingId, (told) => decidePage(told, id))
  const opened = story.visit?.tries.find(({ by, outcome }) => by === 'customer' && outcome === 'pending')
  if (opened === undefined || story.booking === null) return { url: null } satisfies OpenedPage
  const { sessionId, url } = yield* gateway
    .openSession({
      ...{ bookingId, paymentId: opened.id, customerEmail: email, currency: story.booking.currency },
      lines: [{ label, amountCents: story.booking.totalCents }],
      expiresAt: Math.ceil((opened.at + pageMs) / 1000) * 1000,
      successUrl: `${siteUrl}/booking?visit=paid`,
      cancelUrl: `${siteUrl}/booking`,
    })
    .pipe(
      Effect.tapError(({ reason }) =>
        reason === 'unavailable'
          ? Effect.void
          : store.step(bookingId, (told) => endTry(told, opened.id, 'never-asked')),
      ),
    )
  yield* store.attachPage(opened.id, sessionId)
  return { url } satisfies OpenedPage
})

/** Opens a page on which a customer gives another card for the visits to come. */
export const replaceCard = Effect.fn('replaceCard')(function* (bookingId: string, siteUrl: string) {
  const store = yield* VisitCharges
  const gateway = yield* PaymentGateway
  const { story } = yield* store.step(bookingId, (told) => unchanged(told))
  const { visit, booking } = story
  if (visit === null || visit.customerId === null || booking === null)
    return { url: null } satisfies OpenedPage
  const now = yield* Clock.currentTimeMillis
  const { url } = yield* gateway.openCardPage({
    ...{ key: crypto.randomUUID(), customerId: visit.customerId, currency: booking.currency },
    expiresAt: Math.ceil((now + pageMs) / 1000) * 1000,
    successUrl: `${siteUrl}/booking?card=saved`,
    cancelUrl: `${siteUrl}/booking`,
  })
  yield* KeptCards.use((cards) => cards.expect(bookingId))
  return { url } satisfies OpenedPage
})
