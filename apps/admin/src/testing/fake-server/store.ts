import type { Row } from './row.ts'
import type { Table } from './table.ts'

/** The clock of the fake server and of the Hub over it: a Saturday morning in Toronto. */
export const now = Date.UTC(2026, 10, 21, 15)

/** The data that the fake server holds, table by table. */
export interface Store {
  readonly tables: {
    readonly bookings: Table
    readonly contractors: Table
    readonly contact_inquiries: Table
    readonly contact_inquiry_replies: Table
    readonly canned_replies: Table
    readonly job_applications: Table
    readonly saved_views: Table
    readonly booking_settings: Table
    readonly promo_codes: Table
    readonly business_versions: Table
    readonly closures: Table
    readonly special_hours: Table
    readonly email_outbox: Table
    readonly admin_users: Table
    /** The invitations; the Hub reads them with the team. */
    readonly team_invitations: Table
    /** The payments to contractors; the Hub reads them through a statement. */
    readonly payouts: Table
    /** E-mails and payments that an administrator must look at; the Hub reads them through list functions. */
    readonly letters_to_look_at: Table
    readonly payments_to_look_at: Table
    /** The reviews of customers; the Hub reads them through a list function. */
    readonly reviews: Table
    /** The customers who wait for a full day; the Hub reads them through a list function. */
    readonly waiting: Table
  }
  /** The series of bookings as `admin_series` has them, by booking. */
  readonly series: Map<string, Row>
  /** The cents that the office has to pay back by hand, by booking. */
  readonly toPayBack: Map<string, number>
  /** The rows from which changes of many were made, by batch. */
  readonly undo: Map<string, readonly Row[]>
  /** The wishes of customers about cleaners, by e-mail and contractor. */
  readonly cleanerWishes: Map<string, Map<string, unknown>>
  /** The notes of the office about customers, by e-mail. */
  readonly notes: Map<string, string>
}

export type TableName = keyof Store['tables']

/** The rows that a test puts there. */
export type Seed = { readonly [Name in TableName]?: readonly Row[] }

let made = 0

/** A fresh UUID, the same ones in every run. */
export function nextId(): string {
  made += 1
  return `00000000-0000-4000-9000-${String(made).padStart(12, '0')}`
}

function tableOf(rows: readonly Row[] = [], written: Table['written'] = (row) => row): Table {
  return { rows, written }
}

const withId: Table['written'] = (row, before) =>
  before === null ? { id: nextId(), created_at: new Date(now).toISOString(), ...row } : row

/** Every write raises the version, as the database does. */
const versioned: Table['written'] = (row, before) => ({ ...row, version: Number(before?.version ?? 0) + 1 })

export function createStore(seed: Seed): Store {
  return {
    tables: {
      bookings: tableOf(seed.bookings, versioned),
      contractors: tableOf(seed.contractors, withId),
      contact_inquiries: tableOf(seed.contact_inquiries, withId),
      contact_inquiry_replies: tableOf(seed.contact_inquiry_replies, withId),
      canned_replies: tableOf(seed.canned_replies, withId),
      job_applications: tableOf(seed.job_applications, withId),
      saved_views: tableOf(seed.saved_views, withId),
      booking_settings: tableOf(seed.booking_settings),
      promo_codes: tableOf(seed.promo_codes),
      business_versions: tableOf(seed.business_versions),
      closures: tableOf(seed.closures, withId),
      special_hours: tableOf(seed.special_hours),
      email_outbox: tableOf(seed.email_outbox, withId),
      admin_users: tableOf(seed.admin_users),
      team_invitations: tableOf(seed.team_invitations),
      payouts: tableOf(seed.payouts, withId),
      letters_to_look_at: tableOf(seed.letters_to_look_at),
      payments_to_look_at: tableOf(seed.payments_to_look_at),
      reviews: tableOf(seed.reviews, versioned),
      waiting: tableOf(seed.waiting),
    },
    series: new Map(),
    toPayBack: new Map(),
    undo: new Map(),
    cleanerWishes: new Map(),
    notes: new Map(),
  }
}
