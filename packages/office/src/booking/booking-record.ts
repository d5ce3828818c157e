import { zeroCents } from '@dustforce/core/money'
import { type BusinessDate, isBusinessDate, type MinuteOfDay, minuteOfLabel } from '@dustforce/core/schedule'
import {
  booleanColumn,
  centsColumn,
  instantColumn,
  listColumn,
  numberColumn,
  objectColumn,
  textColumn,
} from '../stored/column.ts'
import {
  type BookingDetails,
  type BookingFieldName,
  bookingFieldNames,
  detailsOfRow,
} from './booking-details.ts'
import { bookingFields } from './booking-fields.ts'

const words = (column: unknown) => textColumn(column) ?? ''
const date = (column: unknown): BusinessDate | null => (isBusinessDate(column) ? column : null)
const amount = (column: unknown) => centsColumn(column) ?? zeroCents
const minutes = (column: unknown) => numberColumn(column) ?? usualMinutes
const flag = (column: unknown) => booleanColumn(column) ?? false

function pricedFor(breakdown: unknown): { readonly date: BusinessDate; readonly minute: MinuteOfDay } | null {
  const { date: day, time } = objectColumn(breakdown) ?? {}
  const minute = typeof time === 'string' ? minuteOfLabel(time) : null
  return isBusinessDate(day) && minute !== null ? { date: day, minute } : null
}

/** The length that a visit is taken to have when its booking does not say. */
const usualMinutes = 180

/** Where the fields of a booking are stored that are not in `bookingFields`, and how they are read. */
const columns = {
  id: ['id', words],
  customerName: ['customer_name', words],
  email: ['email', words],
  phone: ['phone', words],
  address: ['address', words],
  bookingDate: ['booking_date', date],
  /** As it is stored: '9:00 AM'. */
  bookingTime: ['booking_time', textColumn],
  /** The length of the visit. */
  durationMinutes: ['duration_minutes', minutes],
  /** An id of the price book, or an older word. */
  serviceType: ['service_type', words],
  bedrooms: ['bedrooms', numberColumn],
  bathrooms: ['bathrooms', numberColumn],
  /** Names of add-ons. */
  addOns: ['add_ons', listColumn],
  hasPets: ['has_pets', booleanColumn],
  /** The notes that only admins see. */
  adminNotes: ['admin_notes', textColumn],
  bookingStatus: ['booking_status', words],
  paymentStatus: ['payment_status', words],
  /** The contractor whose job it is; null also for a contractor who was deleted, while the name stays. */
  contractorId: ['contractor_id', textColumn],
  assignedCleanerName: ['assigned_cleaner_name', textColumn],
  assignedCleanerPhone: ['assigned_cleaner_phone', textColumn],
  /** Why the cleaner has it although a rule speaks against that; a reason of `overlapReasons`. */
  overlapReason: ['overlap_reason', textColumn],
  contractorPayCents: ['contractor_pay', centsColumn],
  totalCents: ['total_price', amount],
  /** The part of the payment that was given back. */
  refundedCents: ['refunded_amount', amount],
  /** The part of the payment that disputes have taken away. */
  lostCents: ['lost_amount', amount],
  /** The amount that may be kept of the payment where it is not the price: of a canceled booking what its refund leaves. */
  retainableCents: ['retainable_amount', centsColumn],
  subtotalCents: ['subtotal_before_tax', centsColumn],
  /** Below nothing where a higher price was agreed on. */
  discountCents: ['discount_amount', amount],
  /** The price that was agreed on for the whole order before tax, when it was taken; null where the listed price holds. */
  agreedPriceCents: ['agreed_price', centsColumn],
  taxCents: ['hst_amount', centsColumn],
  /** For when the price was made, where that is known: a booking that was moved kept it. */
  pricedFor: ['pricing_breakdown', pricedFor],
  appliedPromoCode: ['applied_promo_code', textColumn],
  stripeSessionId: ['stripe_session_id', textColumn],
  /** The payment is on its way back. */
  refundDue: ['refund_due', flag],
  /** Why an admin must look at it, the most urgent reason first. */
  attention: ['attention', listColumn],
  /** When the office marked the job as started, in epoch milliseconds; null before that. */
  startedAt: ['started_at', instantColumn],
  /** Epoch milliseconds. */
  createdAt: ['created_at', instantColumn],
} as const satisfies Record<string, readonly [column: string, read: (column: unknown) => unknown]>

const readers = /* @__PURE__ */ Object.entries(columns)

type Columns = typeof columns
type StoredFields = { readonly [N in keyof Columns]: ReturnType<Columns[N][1]> }

/** A stored booking, with null for what was left out. */
export interface BookingRecord extends StoredFields, BookingDetails {
  readonly bookingMinute: MinuteOfDay | null
}

/** A field of a record that has a column of its own. */
export type StoredFieldName = keyof StoredFields | BookingFieldName

/**
 * The column that a field of a record is stored in.
 *
 * @example
 * bookingColumn('contractorPayCents') // => 'contractor_pay'
 */
export function bookingColumn(field: StoredFieldName): string {
  return isDeclared(field) ? bookingFields[field].column : columns[field][0]
}

/** The columns that a record is read from. */
export const recordColumns: readonly string[] = /* @__PURE__ */ [
  ...Object.values(columns).map(([column]) => column),
  ...bookingFieldNames.map((name) => bookingFields[name].column),
]

function isDeclared(field: StoredFieldName): field is BookingFieldName {
  return field in bookingFields
}

/**
 * Reads a row of the bookings table, dollars into cents, whatever the shape its columns arrive in. Missing columns read as empty, so
 * that a select of some columns can be read too.
 *
 * @example
 * bookingFromRow({ id: 'b1', total_price: '336.00', add_ons: '["Laundry"]' }).totalCents // => 33600
 */
export function bookingFromRow(row: Readonly<Record<string, unknown>>): BookingRecord {
  const read: Record<string, unknown> = {}
  for (const [field, [column, readColumn]] of readers) read[field] = readColumn(row[column])
  const stored = read as StoredFields
  const { bookingTime } = stored
  return {
    ...stored,
    ...detailsOfRow(row),
    email: stored.email || words(row.customer_email),
    bookingMinute: bookingTime === null ? null : minuteOfLabel(bookingTime),
  }
}
