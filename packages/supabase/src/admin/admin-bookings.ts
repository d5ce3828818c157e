import { dollarsOf } from '@dustforce/core/money'
import type { BusinessDate } from '@dustforce/core/schedule'
import {
  type BookingRecord,
  bookingColumn,
  bookingFromRow,
  recordColumns,
  type StoredFieldName,
} from '@dustforce/office/booking'
import type { BookingFilters } from '@dustforce/office/hub'
import type { Tables } from '../rest/database.generated.ts'
import type { AdminClient, Row } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'
import { type Cursor, pageOf, placeOf } from './cursor.ts'

/** A booking as the Command Hub reads it. */
export interface Booking extends BookingRecord {
  /** Rises with every write to the record: what an edit names as the state it was made from. */
  readonly version: number
}

/** The order of a list of bookings; ties are broken by the clock time and the id. */
export interface BookingSort {
  readonly key: 'date' | 'created' | 'customer' | 'price'
  readonly direction: 'asc' | 'desc'
}

export interface BookingPageRequest {
  readonly filters: BookingFilters
  readonly sort: BookingSort
  /** Rows after this place; from the start when null. */
  readonly after: Cursor | null
  /** Rows up to and including this place; then `limit` is not used. */
  readonly upTo: Cursor | null
  readonly limit: number
}

export interface BookingPage {
  readonly rows: readonly Booking[]
  /** The start of the next page; null when this one is the last. */
  readonly next: Cursor | null
}

/** The fields that the Command Hub changes. */
export const editableFields = [
  'customerName',
  'email',
  'phone',
  'address',
  'bookingDate',
  'bookingTime',
  'notes',
  'adminNotes',
  'bookingStatus',
  'attention',
  'durationMinutes',
  'contractorId',
  'assignedCleanerName',
  'assignedCleanerPhone',
  'overlapReason',
  'contractorPayCents',
  'startedAt',
] as const satisfies readonly StoredFieldName[]

/**
 * The fields that the Command Hub writes, money in cents: `attention` is empty when it was settled, `startedAt` is the moment when it was pressed,
 * which the server replaces by its own.
 */
export type BookingPatch = Partial<Pick<BookingRecord, (typeof editableFields)[number]>>

const enoughForABadge = 100
/** The columns of a booking in a list: not its prices by line, which are as long as all else. */
const listColumns = [...recordColumns.filter((column) => column !== 'pricing_breakdown'), 'version']

/** Asks the list function for a page. */
export async function askBookings(
  { rpc }: Pick<AdminClient, 'rpc'>,
  request: Readonly<Record<string, unknown>>,
): Promise<BookingPage> {
  return pageOf(await rpc('admin_bookings', { request: { ...request, columns: listColumns } }), readBooking)
}

/** Bookings through the list function, and plain writes under row security. */
export function adminBookings({ rest, rows, rpc }: AdminClient) {
  const find = async (id: string) => (await rows(rest.from('bookings').select('id').eq('id', id))).length > 0
  return {
    page: ({ filters, sort, after, upTo, limit }: BookingPageRequest): Promise<BookingPage> => {
      const order = { sort: sort.key, descending: sort.direction === 'desc', limit }
      return askBookings({ rpc }, { ...filters, ...order, after: placeOf(after), upTo: placeOf(upTo) })
    },
    /** All bookings of some days, both ends included, by the clock. */
    between: async (from: BusinessDate, to: BusinessDate): Promise<readonly Booking[]> => {
      const request = { dateFrom: from, dateTo: to, sort: 'date', descending: false, limit: 1000 }
      const found: Booking[] = []
      let after: Cursor | null = null
      do {
        const page: BookingPage = await askBookings({ rpc }, { ...request, after: placeOf(after) })
        found.push(...page.rows)
        after = page.next
      } while (after !== null)
      return found
    },
    /** The names of cleaners that any booking is assigned to, for the filter. */
    cleanerNames: async (): Promise<readonly string[]> => {
      const names = await rpc('admin_cleaner_names')
      return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
    },
    /** Bookings that are pending, for the sidebar. */
    countPending: async () =>
      (await rows(rest.from('bookings').select('id').eq('booking_status', 'pending').limit(enoughForABadge)))
        .length,
    /** Counts the sold bookings that nobody is assigned to, up to a hundred. */
    countNeedingCleaner: () => rpc('admin_count_needing_cleaner'),
    /** Writes only over the version that was seen; any other is somebody else's work. */
    update: async (id: string, patch: BookingPatch, version: number): Promise<Booking> => {
      const [row] = await rows(
        rest.from('bookings').update(rowOf(patch)).eq('id', id).eq('version', version).select('*'),
      )
      if (row !== undefined) return readBooking(row)
      throw new AdminFailure(
        'conflict',
        (await find(id))
          ? 'Someone else changed this booking in the meantime. It now shows the latest details; please check them and try again.'
          : 'This booking no longer exists.',
      )
    },
  }
}

/** A stored booking as the Command Hub reads it. */
export function readBooking(row: Row): Booking {
  return { ...bookingFromRow(row), version: Number(row.version) }
}

/** The columns that a patch writes. */
export function rowOf(patch: BookingPatch): Tables['bookings']['Update'] {
  const { contractorPayCents: pay = null, startedAt = null } = patch
  const written = {
    ...patch,
    contractorPayCents: pay === null ? null : dollarsOf(pay),
    startedAt: startedAt === null ? null : new Date(startedAt).toISOString(),
  }
  const columns: readonly (readonly unknown[])[] = editableFields
    .filter((field) => patch[field] !== undefined)
    .map((field) => [bookingColumn(field), written[field]])
  return Object.fromEntries(columns)
}
