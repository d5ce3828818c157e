import {
  answerText,
  displayStatus,
  displayStatusLabel,
  paymentLabel,
  serviceName,
} from '@dustforce/core/booking'
import { type Cents, dollarsOf } from '@dustforce/core/money'
import type { Booking } from '@dustforce/supabase/admin'
import type { CsvColumn } from '../../app/list-csv.ts'
import { cleanerOf } from './booking-words.ts'

const money = (amount: Cents | null) => (amount === null ? '' : dollarsOf(amount).toFixed(2))

/** Bookings as CSV, amounts in dollars. */
export const bookingCsvColumns: readonly CsvColumn<Booking>[] = [
  { label: 'Id', value: ({ id }) => id },
  { label: 'Customer', value: ({ customerName }) => customerName },
  { label: 'Email', value: ({ email }) => email },
  { label: 'Phone', value: ({ phone }) => phone },
  { label: 'Address', value: ({ address }) => address },
  { label: 'Service', value: ({ serviceType }) => serviceName(serviceType) },
  { label: 'Home', value: ({ homeType }) => answerText('homeType', homeType) ?? '' },
  { label: 'Date', value: ({ bookingDate }) => bookingDate ?? '' },
  { label: 'Time', value: ({ bookingTime }) => bookingTime ?? '' },
  { label: 'Price', value: ({ totalCents }) => money(totalCents) },
  {
    label: 'Payment',
    value: ({ paymentStatus, refundDue, bookingStatus }) =>
      paymentLabel(paymentStatus, refundDue, bookingStatus),
  },
  { label: 'Contractor', value: cleanerOf },
  { label: 'Contractor pay', value: ({ contractorPayCents }) => money(contractorPayCents) },
  { label: 'Status', value: (booking) => displayStatusLabel(displayStatus(booking)) },
]
