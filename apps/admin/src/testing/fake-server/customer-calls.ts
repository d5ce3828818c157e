import { dollarsOf } from '@dustforce/core/money'
import { businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { type BookingRecord, bookingFromRow, isPaid, type ReviewDecision } from '@dustforce/office/booking'
import { isFound } from '@dustforce/office/hub'
import { admin } from './auth.ts'
import type { Calls } from './calls.ts'
import { groupsOf } from './groups-of.ts'
import { pageOf } from './page-of.ts'
import { Refusal } from './refusal.ts'
import { type Row, textOf } from './row.ts'
import { now, type Store } from './store.ts'

const today = businessDateOf(now, gtaPolicy.zone)

/** A review as the database holds it. */
export interface ReviewRow extends Row {
  readonly booking_id: string
  readonly customer_name: string
  readonly booking_date: string
  readonly service_type: string
  readonly assigned_cleaner_name: string | null
  readonly rating: number
  readonly comment: string
  readonly may_show: boolean
  readonly shown_name: string
  readonly shown_area: string
  readonly decision: ReviewDecision
  readonly decided_by: string | null
  readonly decided_at: string | null
  readonly created_at: string
  readonly version: number
}

export function reviewRow(name: string, columns: Partial<ReviewRow> = {}): ReviewRow {
  return {
    ...{ booking_id: `booking of ${name}`, customer_name: name, booking_date: '2026-11-14' },
    ...{ service_type: 'deep-clean', assigned_cleaner_name: 'Maria Santos', rating: 5 },
    ...{ comment: `${name} is happy.`, may_show: true, shown_name: name, shown_area: 'Toronto' },
    ...{ decision: 'new', decided_by: null, decided_at: null, version: 1 },
    created_at: '2026-11-15T15:00:00Z',
    ...columns,
  }
}

function figuresOf(bookings: readonly BookingRecord[]): Row {
  const dates = bookings.flatMap(({ bookingDate }) => bookingDate ?? []).toSorted()
  const paid = bookings.filter(({ paymentStatus }) => isPaid(paymentStatus))
  return {
    bookings: bookings.length,
    spent: paid.reduce((sum, { totalCents }) => sum + dollarsOf(totalCents), 0),
    last_date: dates.findLast((date) => date < today) ?? null,
    next_date: dates.find((date) => date >= today) ?? null,
    ...{ owed: 0, refund_due: 0, all_bookings: bookings.length },
  }
}

function summaryOf(bookings: readonly BookingRecord[]): Row {
  const [newest] = bookings
  return {
    ...{ id: newest?.id, customer_name: newest?.customerName, email: newest?.email, phone: newest?.phone },
    ...figuresOf(bookings),
  }
}

export function customerCalls({
  tables: { bookings, reviews, contact_inquiries },
  notes,
  cleanerWishes,
}: Store): Calls {
  const mailboxOf = (id: unknown) => bookings.rows.find((row) => row.id === id)?.email
  return {
    admin_customers: ({ search, after, batch }) => {
      const latestFirst = bookings.rows
        .map(bookingFromRow)
        .toSorted((one, other) => (other.bookingDate ?? '').localeCompare(one.bookingDate ?? ''))
      const customers = groupsOf(latestFirst, ({ email }) => email)
        .map(([, their]) => their)
        .filter((their) =>
          their.some(({ customerName, email, phone, address }) =>
            isFound(textOf(search), [customerName, email, phone, address], phone),
          ),
        )
      return pageOf(customers.map(summaryOf), { after, limit: Number(batch) })
    },
    admin_customer: ({ booking_id: id }) => {
      const mailbox = mailboxOf(id)
      if (mailbox === undefined) return null
      const note = notes.get(textOf(mailbox))
      const their = bookings.rows.filter(({ email }) => email === mailbox)
      return {
        figures: figuresOf(their.map(bookingFromRow)),
        bookings: their,
        inquiries: contact_inquiries.rows.filter(({ email }) => email === mailbox),
        letters: [],
        mail_choices: null,
        note: note ?? null,
        written_by: note === undefined ? null : admin.email,
        written_at: note === undefined ? null : new Date(now).toISOString(),
      }
    },
    admin_note_customer: ({ booking_id: id, note, seen }) => {
      const mailbox = textOf(mailboxOf(id))
      if ((notes.get(mailbox) ?? '') === seen) notes.set(mailbox, textOf(note).trim())
      return { note: notes.get(mailbox) ?? '' }
    },
    admin_export_customer: ({ email }) => ({ bookings: bookings.rows.filter((row) => row.email === email) }),
    admin_erase_customer: ({ email }) => {
      const before = bookings.rows.length
      bookings.rows = bookings.rows.filter((row) => row.email !== email)
      return { bookings_deleted: before - bookings.rows.length }
    },
    admin_cleaner_wishes: ({ booking_id: id }) =>
      Object.fromEntries(cleanerWishes.get(textOf(mailboxOf(id) ?? '')) ?? []),
    admin_never_again: ({ booking_ids: ids }) =>
      Object.fromEntries(
        (Array.isArray(ids) ? ids : []).flatMap((id) => {
          const own = [...(cleanerWishes.get(textOf(mailboxOf(id) ?? '')) ?? [])]
          const never = own.filter(([, wish]) => wish === 'never').map(([contractor]) => contractor)
          return never.length === 0 ? [] : [[id, never]]
        }),
      ),
    admin_wish_cleaner: ({ booking_id: id, contractor, wish }) => {
      const mailbox = textOf(mailboxOf(id) ?? '')
      const own = cleanerWishes.get(mailbox) ?? new Map<string, unknown>()
      if (wish === null) own.delete(textOf(contractor))
      else own.set(textOf(contractor), wish)
      cleanerWishes.set(mailbox, own)
      return true
    },
    admin_reviews: ({ decision, after, batch }) =>
      pageOf(
        reviews.rows.filter((row) => decision === null || row.decision === decision),
        { after, limit: Number(batch) },
        'booking_id',
      ),
    admin_decide_review: ({ booking_id, decision, version }) => {
      const found = reviews.rows.find((row) => row.booking_id === booking_id)
      if (found === undefined) throw new Refusal('There is no such review.')
      if (found.version !== version) return false
      const decided = { decision, decided_by: admin.email, decided_at: new Date(now).toISOString() }
      reviews.rows = reviews.rows.map((row) =>
        row === found ? reviews.written({ ...row, ...decided }, row) : row,
      )
      return true
    },
  }
}
