import {
  answerText,
  displayStatus,
  displayStatusLabel,
  paymentLabel,
  serviceName,
} from '@dustforce/core/booking'
import { type Cents, dollarsOf } from '@dustforce/core/money'
import type { Booking } from '@dustforce/supabase/admin'
import { csvOf } from '../../app/csv.ts'
import { cleanerOf } from './booking-words.ts'

const money = (amount: Cents | null) => (amount === null ? '' : dollarsOf(amount).toFixed(2))

/** Bookings as CSV, amounts in dollars. */
export function bookingsCsv(bookings: readonly Booking[]): string {
  return csvOf([
    [
      'Id',
      'Customer',
      'Email',
      'Phone',
      'Address',
      'Service',
      'Home',
      'Date',
      'Time',
      'Price',
      'Payment',
      'Contractor',
      'Contractor pay',
      'Status',
    ],
    ...bookings.map((booking) => [
      booking.id,
      booking.customerName,
      booking.email,
      booking.phone,
      booking.address,
      serviceName(booking.serviceType),
      answerText('homeType', booking.homeType) ?? '',
      booking.bookingDate ?? '',
      booking.bookingTime ?? '',
      money(booking.totalCents),
      paymentLabel(booking.paymentStatus, booking.refundDue),
      cleanerOf(booking),
      money(booking.contractorPayCents),
      displayStatusLabel(displayStatus(booking)),
    ]),
  ])
}
