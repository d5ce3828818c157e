import { addDays } from '@dustforce/core/schedule'
import type { OfficeRules } from '@dustforce/core/schedule/office-rules'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import { BusinessVersions } from '../../business/business-versions.ts'
import { BookingChanges } from '../../changes/booking-changes.ts'
import { KeptCards } from '../../charging/kept-cards.ts'
import { VisitCharges } from '../../charging/visit-charges.ts'
import { Availability } from '../../checkout/availability.ts'
import { BookingStore } from '../../checkout/booking-store.ts'
import { PriceBooks } from '../../checkout/price-books.ts'
import { PromoStore } from '../../checkout/promo-store.ts'
import { FollowUps } from '../../follow-ups/follow-ups.ts'
import { CustomerData } from '../../jobs/customer-data.ts'
import { type Backlog, Operations } from '../../jobs/operations.ts'
import { EmailOutbox } from '../../letters/email-outbox.ts'
import { EmailRenderer } from '../../letters/email-renderer.ts'
import { Inquiries, type Inquiry } from '../../letters/inquiries.ts'
import { MailReports } from '../../letters/mail-reports.ts'
import { Mailer } from '../../letters/mailer.ts'
import { BookingLinks } from '../../links/booking-links.ts'
import { linkKey } from '../../links/link-key.ts'
import { MailPreferences } from '../../links/mail-preferences.ts'
import { Reviews, type StoredReview } from '../../links/reviews.ts'
import { PaymentGateway } from '../../payments/payment-gateway.ts'
import { PriceRises } from '../../price-rise/price-rises.ts'
import { SeriesStore } from '../../series/series-store.ts'
import { AdminAccess } from '../../team/admin-access.ts'
import { Invitations } from '../../team/invitations.ts'
import { WaitingList } from '../../waiting/waiting-list.ts'
import { at } from './at.ts'
import { memoryBookingStore } from './memory-booking-store.ts'
import { MemoryBookings } from './memory-bookings.ts'
import { MemoryBusinessVersions } from './memory-business-versions.ts'
import { memoryChanges } from './memory-changes.ts'
import { memoryFollowUps, stillHolds } from './memory-follow-ups.ts'
import { MemoryLinks } from './memory-links.ts'
import { memoryMailReports } from './memory-mail-reports.ts'
import { MemoryMailer } from './memory-mailer.ts'
import { MemoryOutbox } from './memory-outbox.ts'
import { MemoryPayments } from './memory-payments.ts'
import { MemoryPriceBooks } from './memory-price-books.ts'
import { MemoryPriceRises } from './memory-price-rises.ts'
import { memoryRenderer } from './memory-renderer.ts'
import { MemoryWaiting } from './memory-waiting.ts'

/** A world in memory: `layer` is what programs see of it, the rest is how a test looks at it and changes it. */
export type MemoryWorld = ReturnType<typeof makeMemoryWorld>

/** Every port, implemented. */
export type Ports = Layer.Success<MemoryWorld['layer']>

/** A new, empty world that shares nothing with any other; time is the Effect clock's. */
export function makeMemoryWorld() {
  const outbox = new MemoryOutbox()
  const bookings = new MemoryBookings(outbox)
  const inquiries = new Map<string, Inquiry>()
  const waiting = new MemoryWaiting(bookings, outbox)
  const links = new MemoryLinks(bookings, outbox, inquiries)
  outbox.holds = (email, now) => stillHolds(bookings, email, now) && links.isWanted(email)
  const payments = new MemoryPayments()
  const reviews = new Map<string, StoredReview>()
  const priceBooks = new MemoryPriceBooks()
  const published = new MemoryBusinessVersions()
  published.isInUse = () => bookings.rows.length > 0
  published.onCharges = () => bookings.charges.lookAgain()
  const rises = new MemoryPriceRises(bookings, outbox, published.owners)
  const mail = new MemoryMailer()
  const admins = new Map<string, string>()
  const invited = { addresses: new Map<string, string>(), passwords: new Map<string, string>() }
  const lastRun: Pick<Backlog, 'lastRun' | 'failedParts'> = { lastRun: null, failedParts: [] }

  const layer = Layer.mergeAll(
    Layer.succeed(BookingStore, memoryBookingStore(bookings)),
    Layer.succeed(BookingChanges, memoryChanges(bookings, outbox)),
    Layer.succeed(PriceBooks, {
      keep: (book) => at((now) => priceBooks.keep(book, now)),
      find: (version) =>
        at((now) => {
          const found = published.find(version, now)
          return found === undefined ? priceBooks.find(version) : found
        }),
    }),
    Layer.succeed(BusinessVersions, {
      current: at((now) => published.current(now)),
      publish: (publication) => at((now) => published.publish(publication, now)),
      keepResources: (policy) => Effect.sync(() => bookings.keepResources(policy)),
    }),
    Layer.succeed(SeriesStore, bookings.series.service),
    Layer.succeed(PriceRises, rises.service),
    Layer.succeed(KeptCards, bookings.cards.service),
    Layer.succeed(VisitCharges, bookings.charges.service),
    Layer.succeed(Reviews, {
      of: (bookingId) => Effect.sync(() => reviews.get(bookingId) ?? null),
      save: (review) =>
        Effect.sync(() => {
          if (reviews.get(review.bookingId)?.decision === 'shown') return false
          reviews.set(review.bookingId, { ...review, decision: 'new' })
          return true
        }),
    }),
    linkKey('the key of every world in memory'),
    Layer.succeed(BookingLinks, links.service),
    Layer.succeed(MailPreferences, links.preferences),
    Layer.succeed(WaitingList, waiting.service),
    Layer.succeed(PromoStore, {
      lookup: (code) => at((now) => bookings.promo(code, now)),
      isFirstTime: (email) => Effect.sync(() => bookings.isFirstTime(email)),
    }),
    Layer.succeed(Availability, {
      occupancy: (from, days) =>
        at((now) => {
          const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
          const taken = dates.map((date) => [date, bookings.taken(date, now)] as const)
          return {
            limit: bookings.dailyLimit,
            taken: Object.fromEntries(taken.filter(([, count]) => count > 0)),
            rules: rulesOf(bookings.officeRules(), from, addDays(from, days - 1)),
            busy: bookings.busy(now),
          }
        }),
    }),
    Layer.succeed(EmailOutbox, outbox.service),
    Layer.succeed(FollowUps, memoryFollowUps(bookings, outbox)),
    Layer.succeed(PaymentGateway, payments.service),
    Layer.succeed(Mailer, mail.service),
    Layer.succeed(MailReports, memoryMailReports),
    Layer.succeed(EmailRenderer, memoryRenderer),
    Layer.succeed(Inquiries, { find: (id) => Effect.sync(() => inquiries.get(id) ?? null) }),
    Layer.succeed(CustomerData, {
      eraseExpired: () =>
        Effect.succeed({ bookingsDeleted: 0, bookingsAnonymized: 0, inquiries: 0, applications: 0 }),
    }),
    Layer.succeed(Operations, {
      backlog: Effect.sync(() => {
        const refundsDue = [...bookings.rows, ...bookings.unmatched].filter((one) => one.refundDue).length
        const money = { refundsDue, oldestDueRefund: refundsDue === 0 ? null : 0, lastWebhook: null }
        return { ...outbox.backlog(), ...money, ...lastRun }
      }),
      // Here figures are summed when they are asked for.
      keepFigures: () => Effect.succeed(0),
      recordRun: (failedParts) => at((now) => void Object.assign(lastRun, { lastRun: now, failedParts })),
    }),
    Layer.succeed(Invitations, {
      addressOf: (token) => Effect.sync(() => invited.addresses.get(token) ?? null),
      accept: (token, password) =>
        Effect.sync(() => {
          const email = invited.addresses.get(token) ?? null
          if (email !== null) invited.passwords.set(email, password)
          invited.addresses.delete(token)
          return email
        }),
    }),
    Layer.succeed(AdminAccess, {
      adminOf: (token) =>
        Effect.sync(() => {
          const email = admins.get(token)
          return email === undefined ? null : { email }
        }),
    }),
  )
  return {
    layer,
    bookings,
    waiting,
    outbox,
    payments,
    mail,
    inquiries,
    links,
    reviews,
    admins,
    invited,
    published,
  }
}

/** Returns the rules that the office has set, with the closures of a range of days. */
function rulesOf({ closures = [], ...rules }: OfficeRules, first: string, last: string): OfficeRules {
  const closed = closures.filter(
    (closure) => 'yearly' in closure || (closure.from <= last && (closure.to ?? closure.from) >= first),
  )
  return { ...rules, ...(closed.length > 0 && { closures: closed }) }
}
