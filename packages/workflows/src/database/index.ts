/**
 * The Supabase project as the server's ports. Needs the project's secret key, which opens every table: nothing of this
 * entry belongs into a browser.
 */

import type * as company from '@dustforce/office/company'
import * as Layer from 'effect/Layer'
import { businessVersions } from '../business/business-versions.rest.ts'
import { BusinessVersions } from '../business/business-versions.ts'
import { bookingChanges } from '../changes/booking-changes.rest.ts'
import { BookingChanges } from '../changes/booking-changes.ts'
import { keptCards } from '../charging/kept-cards.rest.ts'
import { KeptCards } from '../charging/kept-cards.ts'
import { visitCharges } from '../charging/visit-charges.rest.ts'
import { VisitCharges } from '../charging/visit-charges.ts'
import { availability } from '../checkout/availability.rest.ts'
import { Availability } from '../checkout/availability.ts'
import { bookingStore } from '../checkout/booking-store.rest.ts'
import { BookingStore } from '../checkout/booking-store.ts'
import { Business } from '../checkout/business.ts'
import { priceBooks } from '../checkout/price-books.rest.ts'
import { PriceBooks } from '../checkout/price-books.ts'
import { promoStore } from '../checkout/promo-store.rest.ts'
import { PromoStore } from '../checkout/promo-store.ts'
import { followUps } from '../follow-ups/follow-ups.rest.ts'
import { FollowUps } from '../follow-ups/follow-ups.ts'
import { customerData } from '../jobs/customer-data.rest.ts'
import { CustomerData } from '../jobs/customer-data.ts'
import { operations } from '../jobs/operations.rest.ts'
import { Operations } from '../jobs/operations.ts'
import { emailOutbox } from '../letters/email-outbox.rest.ts'
import { EmailOutbox } from '../letters/email-outbox.ts'
import { inquiries } from '../letters/inquiries.rest.ts'
import { Inquiries } from '../letters/inquiries.ts'
import { bookingLinks } from '../links/booking-links.rest.ts'
import { BookingLinks } from '../links/booking-links.ts'
import { mailPreferences } from '../links/mail-preferences.rest.ts'
import { MailPreferences } from '../links/mail-preferences.ts'
import { reviews } from '../links/reviews.rest.ts'
import { Reviews } from '../links/reviews.ts'
import { priceRises } from '../price-rise/price-rises.rest.ts'
import { PriceRises } from '../price-rise/price-rises.ts'
import { seriesStore } from '../series/series-store.rest.ts'
import { SeriesStore } from '../series/series-store.ts'
import { adminAccess } from '../team/admin-access.rest.ts'
import { AdminAccess } from '../team/admin-access.ts'
import { invitations } from '../team/invitations.rest.ts'
import { Invitations } from '../team/invitations.ts'
import { waitingList } from '../waiting/waiting-list.rest.ts'
import { WaitingList } from '../waiting/waiting-list.ts'
import { openDatabase, type ServerOptions } from './database.ts'

export type { ServerOptions } from './database.ts'
export { databaseFormat } from './database-format.ts'

/** The ports that a Supabase project implements. */
export type SupabasePorts =
  | AdminAccess
  | Availability
  | BookingLinks
  | BookingChanges
  | BookingStore
  | Business
  | BusinessVersions
  | CustomerData
  | EmailOutbox
  | FollowUps
  | Inquiries
  | Invitations
  | MailPreferences
  | Operations
  | PriceBooks
  | PromoStore
  | Reviews
  | PriceRises
  | SeriesStore
  | WaitingList
  | KeptCards
  | VisitCharges

/** All ports over one project of a company. With `fetch` the requests need not leave the process. */
export function supabaseServer(
  options: ServerOptions,
  business: company.Business,
): Layer.Layer<SupabasePorts> {
  return Layer.suspend(() => {
    const database = openDatabase(options)
    return Layer.mergeAll(
      Layer.succeed(Business, business),
      Layer.succeed(AdminAccess, adminAccess(database)),
      Layer.succeed(Availability, availability(database, business)),
      Layer.succeed(BookingLinks, bookingLinks(database)),
      Layer.succeed(BookingChanges, bookingChanges(database)),
      Layer.succeed(BookingStore, bookingStore(database, business)),
      Layer.succeed(BusinessVersions, businessVersions(database)),
      Layer.succeed(CustomerData, customerData(database)),
      Layer.succeed(EmailOutbox, emailOutbox(database)),
      Layer.succeed(FollowUps, followUps(database)),
      Layer.succeed(Inquiries, inquiries(database)),
      Layer.succeed(Invitations, invitations(database)),
      Layer.succeed(MailPreferences, mailPreferences(database)),
      Layer.succeed(Operations, operations(database)),
      Layer.succeed(PriceBooks, priceBooks(database)),
      Layer.succeed(PromoStore, promoStore(database)),
      Layer.succeed(Reviews, reviews(database)),
      Layer.succeed(PriceRises, priceRises(database)),
      Layer.succeed(SeriesStore, seriesStore(database, business)),
      Layer.succeed(WaitingList, waitingList(database)),
      Layer.succeed(KeptCards, keptCards(database)),
      Layer.succeed(VisitCharges, visitCharges(database)),
    )
  })
}
