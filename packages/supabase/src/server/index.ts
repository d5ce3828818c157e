/**
 * The Supabase project as the server's ports. Needs the project's secret key, which opens every table: nothing of this
 * entry belongs into a browser.
 */
import {
  AdminAccess,
  Applications,
  Availability,
  BookingChanges,
  BookingLinks,
  BookingStore,
  CompanySettings,
  CustomerData,
  EmailOutbox,
  FollowUps,
  Inquiries,
  Invitations,
  MailPreferences,
  Operations,
  PriceBooks,
  PromoStore,
  Reviews,
} from '@dustforce/ports'
import * as Layer from 'effect/Layer'
import { adminAccess } from './admin-access.ts'
import { applications } from './applications.ts'
import { availability } from './availability.ts'
import { bookingChanges } from './booking-changes.ts'
import { bookingLinks } from './booking-links.ts'
import { bookingStore } from './booking-store.ts'
import { companySettings } from './company-settings.ts'
import { customerData } from './customer-data.ts'
import { openDatabase, type ServerOptions } from './database.ts'
import { emailOutbox } from './email-outbox.ts'
import { followUps } from './follow-ups.ts'
import { inquiries } from './inquiries.ts'
import { invitations } from './invitations.ts'
import { mailPreferences } from './mail-preferences.ts'
import { operations } from './operations.ts'
import { priceBooks } from './price-books.ts'
import { promoStore } from './promo-store.ts'
import { reviews } from './reviews.ts'

export type { ServerOptions } from './database.ts'
export { databaseFormat } from './database-format.ts'

/** The ports that a Supabase project implements. */
export type SupabasePorts =
  | AdminAccess
  | Applications
  | Availability
  | BookingLinks
  | BookingChanges
  | BookingStore
  | CompanySettings
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

/** All ports over one project. With `fetch` the requests need not leave the process. */
export function supabaseServer(options: ServerOptions): Layer.Layer<SupabasePorts> {
  return Layer.suspend(() => {
    const database = openDatabase(options)
    return Layer.mergeAll(
      Layer.succeed(AdminAccess, adminAccess(database)),
      Layer.succeed(Applications, applications(database)),
      Layer.succeed(Availability, availability(database)),
      Layer.succeed(BookingLinks, bookingLinks(database)),
      Layer.succeed(BookingChanges, bookingChanges(database)),
      Layer.succeed(BookingStore, bookingStore(database)),
      Layer.succeed(CompanySettings, companySettings(database)),
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
    )
  })
}
