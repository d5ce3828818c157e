import { addDays, businessDateOf, gtaPolicy, instantOf, keptSince } from '@dustforce/core/schedule'
import type { OfficeRules } from '@dustforce/core/schedule/office-rules'
import { type CompanyContact, gtaCompany } from '@dustforce/office/company'
import { settings as initialSettings } from '@dustforce/office/settings'
import { rateLimitMessage } from '@dustforce/office/stored'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import { AdminAccess } from '../admin-access.ts'
import { Applications } from '../applications.ts'
import { Availability } from '../availability.ts'
import { BookingChanges } from '../booking-changes.ts'
import { BookingLinks } from '../booking-links.ts'
import { BookingStore, BookingStoreError } from '../booking-store.ts'
import { CompanySettings } from '../company-settings.ts'
import { CustomerData } from '../customer-data.ts'
import { EmailOutbox } from '../email-outbox.ts'
import { EmailRenderer } from '../email-renderer.ts'
import { FollowUps } from '../follow-ups.ts'
import { Inquiries } from '../inquiries.ts'
import { Invitations } from '../invitations.ts'
import { type LinkKey, linkKey } from '../link-key.ts'
import { MailPreferences } from '../mail-preferences.ts'
import { MailReports } from '../mail-reports.ts'
import { Mailer } from '../mailer.ts'
import { type Backlog, Operations } from '../operations.ts'
import { PaymentGateway } from '../payment-gateway.ts'
import { PriceBooks } from '../price-books.ts'
import { PromoStore } from '../promo-store.ts'
import { Reviews, type StoredReview } from '../reviews.ts'
import { MemoryBookings } from './memory-bookings.ts'
import { MemoryChanges } from './memory-changes.ts'
import { MemoryFollowUps } from './memory-follow-ups.ts'
import { MemoryLinks } from './memory-links.ts'
import { memoryMailReports } from './memory-mail-reports.ts'
import { MemoryMailer } from './memory-mailer.ts'
import { MemoryMessages } from './memory-messages.ts'
import { MemoryOutbox } from './memory-outbox.ts'
import { MemoryPayments } from './memory-payments.ts'
import { MemoryPriceBooks } from './memory-price-books.ts'
import { MemoryPromos } from './memory-promos.ts'
import { memoryRenderer } from './memory-renderer.ts'

/** Every port, implemented. */
export type Ports =
  | AdminAccess
  | Applications
  | Availability
  | BookingLinks
  | BookingChanges
  | BookingStore
  | CompanySettings
  | CustomerData
  | EmailOutbox
  | EmailRenderer
  | FollowUps
  | Inquiries
  | Invitations
  | LinkKey
  | Mailer
  | MailPreferences
  | MailReports
  | Operations
  | PaymentGateway
  | PriceBooks
  | PromoStore
  | Reviews

/** A world in memory: `layer` is what programs see of it, the rest is how a test looks at it and changes it. */
export interface MemoryWorld {
  readonly layer: Layer.Layer<Ports>
  readonly bookings: MemoryBookings
  readonly promos: MemoryPromos
  readonly outbox: MemoryOutbox
  readonly payments: MemoryPayments
  readonly mail: MemoryMailer
  readonly messages: MemoryMessages
  readonly links: MemoryLinks
  /** What customers said, by booking. */
  readonly reviews: Map<string, StoredReview>
  /** What the owner has changed. */
  readonly settings: { contact: CompanyContact }
  /** The e-mail address of the administrator behind each token. */
  readonly admins: Map<string, string>
  /** The address that each token invites, and the passwords that were chosen. */
  readonly invited: { readonly addresses: Map<string, string>; readonly passwords: Map<string, string> }
}

/** A new, empty world that shares nothing with any other; time is the Effect clock's. */
export function makeMemoryWorld(): MemoryWorld {
  const promos = new MemoryPromos()
  const outbox = new MemoryOutbox()
  const bookings = new MemoryBookings(promos, outbox, gtaPolicy.capacity.perDay)
  const changes = new MemoryChanges(bookings, outbox)
  const messages = new MemoryMessages(outbox)
  const links = new MemoryLinks(bookings, outbox, messages)
  const followUps = new MemoryFollowUps(bookings, outbox, (email) => links.isWanted(email))
  const payments = new MemoryPayments()
  const reviews = new Map<string, StoredReview>()
  const priceBooks = new MemoryPriceBooks()
  const mail = new MemoryMailer()
  const admins = new Map<string, string>()
  const invited = { addresses: new Map<string, string>(), passwords: new Map<string, string>() }
  const lastRun: Pick<Backlog, 'lastRun' | 'failedParts'> = { lastRun: null, failedParts: [] }
  const settings: { contact: CompanyContact } = { contact: gtaCompany }

  const layer = Layer.mergeAll(
    Layer.succeed(BookingStore, {
      admit: (caller) => Effect.sync(() => bookings.admit(caller)),
      ownCheckouts: (caller, exceptAttemptId) =>
        Effect.sync(() => bookings.ownCheckouts(caller, exceptAttemptId)),
      reserve: (reservation) =>
        Effect.flatMap(
          at((now) => bookings.reserve(reservation, now)),
          (result) =>
            result === 'rate-limited'
              ? Effect.fail(new BookingStoreError({ reason: 'rate-limited', message: rateLimitMessage }))
              : Effect.succeed(result),
        ),
      findAttempt: (attemptId) => Effect.sync(() => bookings.findAttempt(attemptId)),
      attachCheckout: (bookingId, session) =>
        Effect.suspend(() =>
          bookings.attach(bookingId, session)
            ? Effect.void
            : Effect.fail(new BookingStoreError({ reason: 'not-found', message: bookingId })),
        ),
      release: (bookingId) => at((now) => bookings.release(bookingId, now)),
      cancelOpenCheckout: (bookingId) => Effect.sync(() => bookings.cancelOpenCheckout(bookingId)),
      settle: (event) => at((now) => bookings.settle(event, now)),
      pendingCheckouts: (before) => Effect.sync(() => bookings.pendingCheckouts(before)),
      refundsDue: at((now) => bookings.refundsDue(now)),
      finishRefund: (key, refund) => at((now) => bookings.finishRefund(key, refund, now)),
      postponeRefund: (key, pauseMs) => at((now) => bookings.postponeRefund(key, now + pauseMs)),
      refuseRefund: (key) => at((now) => bookings.refuseRefund(key, now)),
    }),
    Layer.succeed(BookingChanges, {
      find: (bookingId, actId) => Effect.sync(() => changes.find(bookingId, actId)),
      preview: (act) => at((now) => changes.preview(act, now)),
      act: (act) => at((now) => changes.act(act, now)),
      move: (act) => at((now) => changes.move(act, now)),
      noteByHand: (bookingId, done) => at((now) => bookings.noteByHand(bookingId, done, now)),
      attachChange: (paymentId, session) => Effect.sync(() => changes.attachChange(paymentId, session)),
      withdrawChange: (bookingId) => Effect.sync(() => changes.withdrawChange(bookingId)),
    }),
    Layer.succeed(PriceBooks, {
      keep: (book) => at((now) => priceBooks.keep(book, now)),
      find: (version) => Effect.sync(() => priceBooks.find(version)),
    }),
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
    Layer.succeed(PromoStore, {
      lookup: (code) => at((now) => promos.lookup(code, now)),
      isFirstTime: (email) => Effect.sync(() => bookings.neverPaid(email)),
    }),
    Layer.succeed(Availability, {
      occupancy: (from, days) =>
        at((now) => {
          const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
          const taken = dates.map((date) => [date, bookings.taken(date, now)] as const)
          return {
            limit: bookings.dailyLimit,
            taken: Object.fromEntries(taken.filter(([, count]) => count > 0)),
            rules: rulesOf(bookings.rules, from, addDays(from, days - 1)),
            busy: bookings.busy(now),
          }
        }),
    }),
    Layer.succeed(EmailOutbox, {
      enqueue: (email) => at((now) => outbox.enqueue(email, now)),
      claim: (batch, only) => at((now) => outbox.claim(batch, now, only)),
      finish: (results) => at((now) => outbox.finish(results, now)),
      report: (report) => Effect.sync(() => outbox.report(report)),
      statuses: (target) => Effect.sync(() => outbox.statuses(target)),
    }),
    Layer.succeed(FollowUps, {
      candidates: (daysAhead, daysBack) => at((now) => followUps.candidates(daysAhead, daysBack, now)),
      write: (letters) => at((now) => followUps.write(letters, now)),
      tell: (news) => at((now) => followUps.tell(news, now)),
    }),
    Layer.succeed(PaymentGateway, payments.service),
    Layer.succeed(Mailer, mail.service),
    Layer.succeed(MailReports, memoryMailReports),
    Layer.succeed(EmailRenderer, memoryRenderer),
    Layer.succeed(Inquiries, {
      submit: (message) => messages.submitContact(message),
      find: (id) => Effect.sync(() => messages.inquiries.get(id) ?? null),
    }),
    Layer.succeed(Applications, { submit: (application) => messages.submitApplication(application) }),
    Layer.succeed(CompanySettings, { contact: Effect.sync(() => settings.contact) }),
    Layer.succeed(CustomerData, {
      eraseExpired: (batch) =>
        at((now) => {
          const today = businessDateOf(now, gtaPolicy.zone)
          const messagesSince = keptSince(today, initialSettings.keep_messages_months.initial)
          return {
            ...bookings.eraseBefore(keptSince(today, initialSettings.keep_bookings_months.initial), batch),
            ...messages.eraseBefore(instantOf(messagesSince, 0, gtaPolicy.zone), batch),
          }
        }),
    }),
    Layer.succeed(Operations, {
      backlog: at((now) => ({
        oldestWaitingEmail: outbox.oldestWaiting(),
        waitingEmails: outbox.rows.filter(({ status }) => status === 'queued' || status === 'sending').length,
        failedEmails: outbox.rows.filter(({ status }) => status === 'failed').length,
        oldestDueRefund: bookings.refundsDue(now).length === 0 ? null : now,
        refundsDue: bookings.refundsDue(now).length,
        lastWebhook: null,
        ...lastRun,
      })),
      recordRun: (failedParts) =>
        at((now) => {
          Object.assign(lastRun, { lastRun: now, failedParts })
        }),
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
    promos,
    outbox,
    payments,
    mail,
    messages,
    links,
    reviews,
    settings,
    admins,
    invited,
  }
}

/** What the office has set for a range of days. */
function rulesOf(
  { closures = [], specialHours = [], capacity }: OfficeRules,
  first: string,
  last: string,
): OfficeRules {
  const closed = closures.filter(({ from, to = from }) => from <= last && to >= first)
  const special = specialHours.filter(({ date }) => first <= date && date <= last)
  return {
    ...(closed.length > 0 && { closures: closed }),
    ...(special.length > 0 && { specialHours: special }),
    ...(capacity && { capacity }),
  }
}

function at<A>(answer: (now: number) => A): Effect.Effect<A> {
  return Effect.map(Clock.currentTimeMillis, answer)
}
