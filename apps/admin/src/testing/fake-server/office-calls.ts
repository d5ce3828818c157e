import { gtaPolicy } from '@dustforce/core/schedule'
import { bookingFromRow, occupiesDay } from '@dustforce/office/booking'
import { isFound } from '@dustforce/office/hub'
import { inquiryFromRow } from '@dustforce/office/inquiry'
import { admin } from './auth.ts'
import type { Calls } from './calls.ts'
import { groupsOf } from './groups-of.ts'
import { changeStatuses } from './inquiry-calls.ts'
import { type Row, rowOf, textOf } from './row.ts'
import { nextId, type Store } from './store.ts'

/** A job application as the database holds it. */
export function applicationRow(name: string, columns: Row = {}): Row {
  return {
    ...{ id: nextId(), full_name: name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com` },
    ...{ phone: '(416) 555-0199', experience: '2 years', available_days: ['Monday'], available_times: [] },
    ...{ service_areas: ['Toronto'], message: null, resume_filename: null, application_status: 'pending' },
    ...{ admin_notes: null, created_at: '2026-11-20T12:00:00Z' },
    ...columns,
  }
}

export function officeCalls({ tables }: Store): Calls {
  const { bookings, contractors, contact_inquiries, job_applications: applications } = tables
  return {
    admin_change_applications: ({ request }) =>
      changeStatuses(applications, 'application_status', 'full_name', request),
    admin_hire: ({ application_id, contractor }) => {
      const hired = contractors.written(rowOf(contractor), null)
      contractors.rows = [...contractors.rows, hired]
      applications.rows = applications.rows.map((row) =>
        row.id === application_id ? { ...row, application_status: 'hired' } : row,
      )
      return hired.id
    },
    current_business: () => {
      const { rows } = tables.business_versions
      return rows.length === 0 ? null : Object.fromEntries(rows.map(({ kind, document }) => [kind, document]))
    },
    admin_office_history: () => ({ rows: [], next: null }),
    /** The sold jobs of days that have more than the daily limit. */
    admin_preview_limits: ({ limits }) => {
      const limit = Number(rowOf(limits).daily_booking_limit)
      const sold = bookings.rows.filter((row) => occupiesDay(bookingFromRow(row), gtaPolicy))
      return groupsOf(sold, ({ booking_date }) => textOf(booking_date)).flatMap(([, day]) =>
        day.length > limit ? day.map((row) => ({ ...row, reason: 'day-full' })) : [],
      )
    },
    admin_search: ({ typed }) => {
      const found = (texts: readonly unknown[], phone: unknown) =>
        isFound(textOf(typed), texts.map(textOf), textOf(phone))
      return {
        bookings: bookings.rows.filter((row) =>
          found([row.customer_name, row.email, row.address], row.phone),
        ),
        customers: [],
        contractors: contractors.rows.filter((row) => found([row.full_name, row.email], row.phone)),
        inquiries: contact_inquiries.rows.filter((row) => {
          const { name, email, subject, phone } = inquiryFromRow(row)
          return isFound(textOf(typed), [name, email, subject ?? ''], phone)
        }),
      }
    },
    admin_team: () => ({
      // A row of the table takes the place of the owner who is signed in otherwise.
      members: [
        { user_id: 'a1', email: admin.email, role: 'owner', is_active: true, is_self: true, has_code: false },
        ...tables.admin_users.rows,
      ].filter(({ user_id }, at, all) => all.findLastIndex((one) => one.user_id === user_id) === at),
      invitations: tables.team_invitations.rows,
    }),
  }
}
