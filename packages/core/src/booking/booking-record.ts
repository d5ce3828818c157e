import { type Cents, zeroCents } from '../money/index.ts'
import { type BusinessDate, isBusinessDate, type MinuteOfDay, parseTimeLabel } from '../schedule/index.ts'
import {
  booleanColumn,
  centsColumn,
  instantColumn,
  listColumn,
  numberColumn,
  textColumn,
} from '../validation/column.ts'
import { type BookingDetails, detailsOfRow } from './booking-details.ts'

/** A stored booking, with null for what was left out. Public spec, section 3; admin spec, section 3. */
export interface BookingRecord extends BookingDetails {
  readonly id: string
  readonly customerName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly bookingDate: BusinessDate | null
  /** As it is stored: '9:00 AM'. */
  readonly bookingTime: string | null
  readonly bookingMinute: MinuteOfDay | null
  /** An id of the price book, or an older word. */
  readonly serviceType: string
  readonly bedrooms: number | null
  readonly bathrooms: number | null
  /** Names of add-ons. */
  readonly addOns: readonly string[]
  readonly hasPets: boolean | null
  /** What only admins see. */
  readonly adminNotes: string | null
  readonly bookingStatus: string
  readonly paymentStatus: string
  readonly assignedCleanerName: string | null
  readonly assignedCleanerPhone: string | null
  readonly contractorPayCents: Cents | null
  readonly totalCents: Cents
  /** What of the payment was given back. */
  readonly refundedCents: Cents
  /** What of the payment disputes have taken away. */
  readonly lostCents: Cents
  readonly subtotalCents: Cents | null
  readonly discountCents: Cents
  readonly taxCents: Cents | null
  readonly appliedPromoCode: string | null
  readonly stripeSessionId: string | null
  /** The payment is on its way back. */
  readonly refundDue: boolean
  /** Why an admin must look at it. */
  readonly attention: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number | null
}

/**
 * Reads a row of the bookings table, dollars into cents, whatever the shape its columns arrive in. Missing columns read as empty, so
 * that a select of some columns can be read too.
 *
 * @example
 * bookingFromRow({ id: 'b1', total_price: '336.00', add_ons: '["Laundry"]' }).totalCents // => 33600
 */
export function bookingFromRow(row: Readonly<Record<string, unknown>>): BookingRecord {
  const bookingTime = textColumn(row.booking_time)
  return {
    id: textColumn(row.id) ?? '',
    customerName: textColumn(row.customer_name) ?? '',
    email: textColumn(row.email) ?? textColumn(row.customer_email) ?? '',
    phone: textColumn(row.phone) ?? '',
    address: textColumn(row.address) ?? '',
    bookingDate: isBusinessDate(row.booking_date) ? row.booking_date : null,
    bookingTime,
    bookingMinute: bookingTime === null ? null : parseTimeLabel(bookingTime),
    serviceType: textColumn(row.service_type) ?? '',
    bedrooms: numberColumn(row.bedrooms),
    bathrooms: numberColumn(row.bathrooms),
    addOns: listColumn(row.add_ons),
    hasPets: booleanColumn(row.has_pets),
    ...detailsOfRow(row),
    adminNotes: textColumn(row.admin_notes),
    bookingStatus: textColumn(row.booking_status) ?? '',
    paymentStatus: textColumn(row.payment_status) ?? '',
    assignedCleanerName: textColumn(row.assigned_cleaner_name),
    assignedCleanerPhone: textColumn(row.assigned_cleaner_phone),
    contractorPayCents: centsColumn(row.contractor_pay),
    totalCents: centsColumn(row.total_price) ?? zeroCents,
    refundedCents: centsColumn(row.refunded_amount) ?? zeroCents,
    lostCents: centsColumn(row.lost_amount) ?? zeroCents,
    subtotalCents: centsColumn(row.subtotal_before_tax),
    discountCents: centsColumn(row.discount_amount) ?? zeroCents,
    taxCents: centsColumn(row.hst_amount),
    appliedPromoCode: textColumn(row.applied_promo_code),
    stripeSessionId: textColumn(row.stripe_session_id),
    refundDue: booleanColumn(row.refund_due) ?? false,
    attention: textColumn(row.attention),
    createdAt: instantColumn(row.created_at),
  }
}
