import { dollarsOf, isCents } from '@dustforce/core/money'
import {
  type BookingRecord,
  bookingColumn,
  bookingFromRow,
  type StoredFieldName,
} from '@dustforce/office/booking'
import { matchesFilters, needsCleaner } from '@dustforce/office/hub'
import { booking } from '../story-records.ts'
import type { Calls } from './calls.ts'
import { pageOf } from './page-of.ts'
import { type Row, rowOf, rowsOf, textOf } from './row.ts'
import { nextId, now, type Store } from './store.ts'
import type { Table } from './table.ts'

function isStored(name: string): name is StoredFieldName {
  return name !== 'bookingMinute' && name !== 'version'
}

function isInstant(field: StoredFieldName): boolean {
  return field === 'createdAt' || field === 'startedAt'
}

/** A field of a record as its column holds it: amounts in dollars, instants as text. */
function columnValue(field: StoredFieldName, value: unknown): unknown {
  if (field.endsWith('Cents') && isCents(value)) return dollarsOf(value)
  return isInstant(field) && typeof value === 'number' ? new Date(value).toISOString() : value
}

/** A booking as the database holds it: the one of the stories, with other fields. */
export function bookingRow(fields: Partial<BookingRecord>): Row {
  const record = { ...booking, id: nextId(), ...fields }
  const columns = Object.entries(record).flatMap(([field, value]) =>
    isStored(field) ? [[bookingColumn(field), columnValue(field, value)] as const] : [],
  )
  return { ...Object.fromEntries(columns), version: 1 }
}

const sortKeys: Readonly<Record<string, (record: BookingRecord) => string>> = {
  date: ({ bookingDate, bookingMinute }) => `${bookingDate} ${String(bookingMinute).padStart(4, '0')}`,
  created: ({ createdAt }) => String(createdAt).padStart(16, '0'),
  customer: ({ customerName }) => customerName.toLowerCase(),
  price: ({ totalCents }) => String(totalCents).padStart(12, '0'),
}

/** Writes columns over the version that was seen, and says what became of it. */
function changeOne(table: Table, id: unknown, version: unknown, changes: Row): Row {
  const found = table.rows.find((row) => row.id === id)
  if (found === undefined) return { id, outcome: 'missing' }
  const { customer_name } = found
  if (found.version !== version) return { id, customer_name, outcome: 'changed', message: 'a colleague' }
  const changed = table.written({ ...found, ...changes }, found)
  table.rows = table.rows.map((row) => (row === found ? changed : row))
  const before = Object.fromEntries(Object.keys(changes).map((column) => [column, found[column]]))
  return { id, customer_name, outcome: 'done', version: changed.version, before }
}

export function bookingCalls({ tables: { bookings }, toPayBack, undo }: Store): Calls {
  return {
    admin_bookings: ({ request }) => {
      const { sort, descending, limit, after, upTo, ...filters } = rowOf(request)
      const keyOf = sortKeys[textOf(sort)] ?? (() => '')
      const found = bookings.rows
        .map((row) => [row, bookingFromRow(row)] as const)
        .filter(([, record]) => matchesFilters(record, filters, now))
        .toSorted(
          ([, one], [, other]) => keyOf(one).localeCompare(keyOf(other)) || one.id.localeCompare(other.id),
        )
        .map(([row]) => row)
      return pageOf(descending === true ? found.toReversed() : found, { after, upTo, limit: Number(limit) })
    },
    admin_cleaner_names: () => [
      ...new Set(bookings.rows.flatMap(({ assigned_cleaner_name: name }) => (name ? [name] : []))),
    ],
    admin_count_needing_cleaner: () => bookings.rows.map(bookingFromRow).filter(needsCleaner).length,
    admin_to_pay_back: ({ booking_id }) => toPayBack.get(textOf(booking_id)) ?? 0,
    admin_last_visits: () => ({}),
    admin_booking_history: () => ({ rows: [], next: null }),
    admin_change_bookings: ({ request }) => {
      const done = rowsOf(rowOf(request).rows).map(({ id, version, changes }) =>
        changeOne(bookings, id, version, rowOf(changes)),
      )
      const changed = done.filter(({ outcome }) => outcome === 'done')
      const batch = changed.length === 0 ? null : nextId()
      if (batch !== null) undo.set(batch, changed)
      return { batch, results: done }
    },
    admin_undo: ({ batch }) => {
      const changed = undo.get(textOf(batch))
      if (changed === undefined) return null
      undo.delete(textOf(batch))
      return {
        label: 'change',
        results: changed.map(({ id, version, before }) => changeOne(bookings, id, version, rowOf(before))),
      }
    },
    admin_take_back: ({ request }) => {
      const { id, version, before } = rowOf(request)
      return changeOne(bookings, id, version, rowOf(before))
    },
  }
}
