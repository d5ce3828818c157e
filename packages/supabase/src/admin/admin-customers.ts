import { type Cents, centsFromDollars } from '@dustforce/core/money'
import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import type { CleanerWish } from '@dustforce/office/hub'
import { type Inquiry, inquiryFromRow } from '@dustforce/office/inquiry'
import { instantColumn, numberColumn } from '@dustforce/office/stored'
import { type Booking, readBooking } from './admin-bookings.ts'
import { type AdminClient, isRow, type Row, rowsAt, textAt } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'
import { adminReviews } from './admin-reviews.ts'
import { pageOf, placeOf } from './cursor.ts'

/** The figures of what a customer booked and paid, of all their bookings. */
export interface CustomerFigures {
  /** Bookings that took or take place. */
  readonly bookings: number
  readonly spentCents: Cents
  /** The date of the last visit before today. */
  readonly last: BusinessDate | null
  /** The date of the next visit, which may be today. */
  readonly next: BusinessDate | null
  /** The amount that the customer still has to pay for visits that are agreed. */
  readonly owedCents: Cents
  /** The amount that still has to go back to the customer. */
  readonly refundDueCents: Cents
  /** All bookings, also those that were called off. */
  readonly allBookings: number
}

/** A customer in the list, who is known by a mailbox in any spelling. */
export interface CustomerSummary extends CustomerFigures {
  /** The id of their newest booking, which names them. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
}

export interface CustomerPage {
  readonly rows: readonly CustomerSummary[]
  /** The start of the next page; null when this one is the last. */
  readonly next: string | null
}

/** The number of bookings for which `admin_never_again` answers; it leaves out what is asked beyond. */
const mostAskedAtOnce = 1000

function batchesOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, nr) =>
    items.slice(nr * size, (nr + 1) * size),
  )
}

/** An e-mail that a customer got or gets. */
export interface CustomerLetter {
  readonly id: string
  readonly kind: string
  readonly status: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Everything about one customer. */
export interface Customer {
  readonly figures: CustomerFigures
  /** The latest date first, at most two hundred; never empty. */
  readonly bookings: readonly Booking[]
  readonly inquiries: readonly Inquiry[]
  readonly letters: readonly CustomerLetter[]
  /** The letters that they get besides the necessary ones. */
  readonly mail: { readonly reminders: boolean; readonly thanks: boolean }
  /** The office's note; empty without one. */
  readonly note: string
  readonly noteBy: string | null
  /** Epoch milliseconds. */
  readonly noteAt: number | null
}

const customersAPage = 50
const changedMeanwhile = 'Someone else changed this in the meantime.'

/** The numbers of records that were erased. */
export interface ErasedCustomer {
  readonly bookingsDeleted: number
  /** Bookings with money, which stay for the books without their customer. */
  readonly bookingsAnonymized: number
  readonly inquiries: number
  readonly applications: number
}

/** Returns the calls for what the company holds about a customer, who is known by a mailbox in any spelling. */
export function adminCustomers(client: AdminClient) {
  const { rpc } = client
  return {
    ...adminReviews(client),
    /** Those who booked last first; with a search those who have a booking that it finds, the latest visits first. Fifty a page. */
    page: async (search: string, after: string | null): Promise<CustomerPage> => {
      const request = { search, after: placeOf(after), batch: customersAPage }
      return pageOf(await rpc('admin_customers', request), readSummary)
    },
    /** The customer of a booking; null when there is no such booking, or its customer was erased. */
    of: async (bookingId: string): Promise<Customer | null> => {
      const answer = await rpc('admin_customer', { booking_id: bookingId })
      return isRow(answer) ? readCustomer(answer) : null
    },
    /**
     * Notes something about the customer of a booking, in place of what was noted; empty takes it away. Refused when somebody else changed the
     * note since it was seen.
     */
    note: async (bookingId: string, note: string, seen: string): Promise<void> => {
      const answer = await rpc('admin_note_customer', {
        booking_id: bookingId,
        note,
        seen,
      })
      if (!isRow(answer)) throw new AdminFailure('conflict', 'This customer no longer exists.')
      if (answer.note !== note.trim())
        throw new AdminFailure('conflict', changedMeanwhile, 'changed', { theirs: { note: answer.note } })
    },
    /** Reads what the customer of a booking said about cleaners, by the contractor's id. */
    cleanerWishes: async (bookingId: string): Promise<Readonly<Record<string, CleanerWish>>> => {
      const wishes = await rpc('admin_cleaner_wishes', { booking_id: bookingId })
      return Object.fromEntries(
        Object.entries(isRow(wishes) ? wishes : {}).flatMap(([id, wish]) =>
          wish === 'preferred' || wish === 'never' ? [[id, wish]] : [],
        ),
      )
    },
    /** Of bookings, by their ids, the contractors whom their customers do not want again. */
    neverAgain: async (
      bookingIds: readonly string[],
    ): Promise<Readonly<Record<string, readonly string[]>>> => {
      const answers = await Promise.all(
        batchesOf(bookingIds, mostAskedAtOnce).map((ids) => rpc('admin_never_again', { booking_ids: ids })),
      )
      return Object.fromEntries(
        answers.flatMap((found) =>
          Object.entries(isRow(found) ? found : {}).map(([id, contractors]) => [
            id,
            Array.isArray(contractors) ? contractors.filter((one) => typeof one === 'string') : [],
          ]),
        ),
      )
    },
    /** Writes down what the customer of a booking said about a cleaner; null takes it away. */
    wishCleaner: async (bookingId: string, contractorId: string, wish: CleanerWish | null): Promise<void> => {
      const isDone = await rpc('admin_wish_cleaner', {
        booking_id: bookingId,
        contractor: contractorId,
        wish,
      })
      if (isDone !== true) throw new AdminFailure('conflict', 'This customer no longer exists.')
    },
    /** Everything that is held, as the database puts it together. */
    exportData: (email: string): Promise<unknown> => rpc('admin_export_customer', { email }),
    /** Refused while a checkout is open, a refund is due or a paid booking is still to come. */
    erase: async (email: string): Promise<ErasedCustomer> => {
      const answer = await rpc('admin_erase_customer', { email })
      const counts = isRow(answer) ? answer : {}
      return {
        bookingsDeleted: numberColumn(counts.bookings_deleted) ?? 0,
        bookingsAnonymized: numberColumn(counts.bookings_anonymized) ?? 0,
        inquiries: numberColumn(counts.inquiries) ?? 0,
        applications: numberColumn(counts.applications) ?? 0,
      }
    },
  }
}

function dateAt(row: Row, key: string): BusinessDate | null {
  const date = row[key]
  return isBusinessDate(date) ? date : null
}

function readFigures(row: Row): CustomerFigures {
  return {
    bookings: Number(row.bookings),
    spentCents: centsFromDollars(Number(row.spent)),
    last: dateAt(row, 'last_date'),
    next: dateAt(row, 'next_date'),
    owedCents: centsFromDollars(Number(row.owed)),
    refundDueCents: centsFromDollars(Number(row.refund_due)),
    allBookings: Number(row.all_bookings),
  }
}

function readSummary(row: Row): CustomerSummary {
  return {
    id: String(row.id),
    name: textAt(row, 'customer_name') ?? '',
    email: textAt(row, 'email') ?? '',
    phone: textAt(row, 'phone') ?? '',
    ...readFigures(row),
  }
}

function readCustomer(row: Row): Customer {
  const mail = isRow(row.mail_choices) ? row.mail_choices : {}
  return {
    figures: readFigures(isRow(row.figures) ? row.figures : {}),
    mail: { reminders: mail.reminders !== false, thanks: mail.thanks !== false },
    bookings: rowsAt(row, 'bookings').map(readBooking),
    inquiries: rowsAt(row, 'inquiries').map(inquiryFromRow),
    letters: rowsAt(row, 'letters').map((letter) => ({
      id: String(letter.id),
      kind: String(letter.kind),
      status: String(letter.status),
      at: instantColumn(letter.at) ?? 0,
    })),
    note: textAt(row, 'note') ?? '',
    noteBy: textAt(row, 'written_by'),
    noteAt: instantColumn(row.written_at),
  }
}
