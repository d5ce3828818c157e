import { isFound } from '@dustforce/office/hub'
import { type InquiryStatus, inquiryFromRow } from '@dustforce/office/inquiry'
import type { StatusOfOne } from '@dustforce/supabase/admin'
import type { Calls } from './calls.ts'
import { groupsOf } from './groups-of.ts'
import { pageOf } from './page-of.ts'
import { type Row, rowOf, rowsOf, textOf } from './row.ts'
import { nextId, now, type Store } from './store.ts'

/** An inquiry as the database holds it. */
export interface InquiryRow extends Row {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly subject: string | null
  readonly message: string
  readonly inquiry_status: InquiryStatus
  readonly booking_id: string | null
  readonly created_at: string
}

/** An inquiry of this morning; the later ones of a test are older. */
export function inquiryRow(name: string, columns: Partial<InquiryRow> = {}): InquiryRow {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  return {
    id: nextId(),
    ...{ name, email, phone: null, subject: 'Windows', message: 'Do you clean windows?' },
    ...{ inquiry_status: 'new', booking_id: null, created_at: new Date(now - 3_600_000).toISOString() },
    ...columns,
  }
}

/** Changes the statuses of many rows from what was seen; returns what the database says became of each. */
export function changeStatuses(
  table: { rows: readonly Row[] },
  column: string,
  nameColumn: string,
  request: unknown,
): { readonly results: readonly Row[] } {
  const results = rowsOf(rowOf(request).rows).map((change) => {
    const { id, seen, status }: Partial<Record<keyof StatusOfOne, unknown>> = change
    const found = table.rows.find((row) => row.id === id)
    if (found === undefined) return { id, outcome: 'missing' }
    const customer_name = found[nameColumn]
    if (found[column] !== seen) return { id, customer_name, outcome: 'changed', message: 'a colleague' }
    table.rows = table.rows.map((row) => (row === found ? { ...row, [column]: status } : row))
    return { id, customer_name, outcome: 'done' }
  })
  return { results }
}

export function inquiryCalls({ tables: { contact_inquiries: inquiries } }: Store): Calls {
  return {
    admin_inquiries: ({ request }) => {
      const { status, search, after, limit } = rowOf(request)
      const found = inquiries.rows.filter((row) => {
        const { name, email, phone, subject } = inquiryFromRow(row)
        if (status !== undefined && row.inquiry_status !== status) return false
        return search === undefined || isFound(textOf(search), [name, email, subject ?? ''], phone)
      })
      const newest = found.toSorted((one, other) =>
        textOf(other.created_at).localeCompare(textOf(one.created_at)),
      )
      return pageOf(newest, { after, limit: Number(limit) })
    },
    admin_inquiry_counts: () =>
      Object.fromEntries(
        groupsOf(inquiries.rows, (row) => textOf(row.inquiry_status)).map(([status, rows]) => [
          status,
          rows.length,
        ]),
      ),
    admin_change_inquiries: ({ request }) => changeStatuses(inquiries, 'inquiry_status', 'name', request),
  }
}
