import { minuteOfLabel } from '@dustforce/core/schedule'
import { bookingFromRow } from '@dustforce/office/booking'
import { needsCleaner } from '@dustforce/office/hub'
import type { Calls } from './calls.ts'
import { type Row, textOf } from './row.ts'
import { nextId, type Store } from './store.ts'

/** An e-mail that did not reach whom it is for, as the database lists it. */
export function troubledLetter(customerName: string): Row {
  return {
    ...{
      id: nextId(),
      kind: 'booking-confirmed',
      recipient: 'customer@example.com',
      trouble: 'bounced',
      detail: null,
    },
    ...{
      can_send_again: true,
      customer_name: customerName,
      booking_date: '2026-11-25',
      since: '2026-11-20T12:00:00Z',
    },
  }
}

/** A payment to look at, as the database lists it. */
export function paymentToLookAt(customerName: string): Row {
  return {
    ...{
      kind: 'booking',
      key: nextId(),
      attention: ['disputed'],
      refund_due: false,
      customer_name: customerName,
    },
    ...{
      booking_date: '2026-11-25',
      session_id: null,
      amount_cents: 33_600,
      refunded_cents: 0,
      lost_cents: 0,
    },
    ...{ refusal: null, since: '2026-11-20T12:00:00Z' },
  }
}

/**
 * Returns the calls that list what the office has to act on: every sold booking without a cleaner, what it has to pay back by hand, every new
 * inquiry, and the letters and payments that a test puts on their lists.
 */
export function needCalls({
  tables: { bookings, contact_inquiries, letters_to_look_at, payments_to_look_at },
  series,
  toPayBack,
}: Store): Calls {
  const takeLetter = (id: unknown) => {
    const before = letters_to_look_at.rows
    letters_to_look_at.rows = before.filter((row) => row.id !== id)
    return letters_to_look_at.rows.length < before.length
  }
  return {
    admin_needs_you: () => [
      ...bookings.rows
        .filter((row) => needsCleaner(bookingFromRow(row)))
        .map(({ id, customer_name, booking_date, booking_time, service_type, created_at }) => ({
          ...{ kind: 'needs-cleaner', key: id, who: customer_name, about: service_type, since: created_at },
          ...{ day: booking_date, minute: minuteOfLabel(textOf(booking_time)), time: booking_time },
        })),
      ...bookings.rows
        .filter(({ id }) => toPayBack.has(textOf(id)))
        .map(({ id, customer_name, booking_date, booking_time, created_at }) => ({
          ...{ kind: 'offline-refund', key: id, who: customer_name, since: created_at },
          ...{ day: booking_date, time: booking_time, amount: Number(toPayBack.get(textOf(id))) / 100 },
        })),
      ...contact_inquiries.rows
        .filter(({ inquiry_status }) => inquiry_status === 'new')
        .map(({ id, name, subject, created_at }) => ({
          ...{ kind: 'inquiry', key: id, since: created_at, who: name, about: textOf(subject) },
        })),
    ],
    admin_series: ({ booking_id }) => series.get(textOf(booking_id)) ?? null,
    admin_emails_to_look_at: () => letters_to_look_at.rows,
    admin_send_email_again: ({ id }) => takeLetter(id),
    admin_email_looked_at: ({ id, trouble }) =>
      letters_to_look_at.rows.some((row) => row.id === id && row.trouble === trouble) && takeLetter(id),
    admin_payments_to_look_at: () => payments_to_look_at.rows,
    admin_payment_looked_at: ({ kind, key, attention }) => {
      const found = payments_to_look_at.rows.find(
        (row) =>
          row.kind === kind && row.key === key && JSON.stringify(row.attention) === JSON.stringify(attention),
      )
      payments_to_look_at.rows = payments_to_look_at.rows.filter((row) => row !== found)
      return found !== undefined
    },
  }
}
