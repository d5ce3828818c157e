import { type Cents, dollarsOf } from '@dustforce/core/money'
import {
  answerText,
  displayStatus,
  displayStatusLabel,
  paymentLabel,
  serviceName,
} from '@dustforce/office/booking'
import type { CompanyPriceBook } from '@dustforce/office/company'
import type { Booking } from '@dustforce/supabase/admin'
import type { CsvColumn } from '../../../app/list-csv.ts'
import { cleanerOf } from '../booking-words.ts'
import type { BookingLook } from './booking-query.ts'

const money = (amount: Cents | null) => (amount === null ? '' : dollarsOf(amount).toFixed(2))

interface BookingCsvColumn extends CsvColumn<Booking> {
  /** The column of the list that shows it; without one it is always there. */
  readonly of?: BookingLook['hidden'][number]
}

/** Bookings as CSV, amounts in dollars. */
export function bookingCsvColumns(priceBook: CompanyPriceBook): readonly BookingCsvColumn[] {
  return [
    { label: 'Id', value: ({ id }) => id },
    { label: 'Customer', value: ({ customerName }) => customerName },
    { label: 'Email', value: ({ email }) => email },
    { label: 'Phone', value: ({ phone }) => phone },
    { label: 'Address', of: 'address', value: ({ address }) => address },
    { label: 'Service', of: 'service', value: ({ serviceType }) => serviceName(serviceType, priceBook) },
    { label: 'Home', of: 'service', value: ({ homeType }) => answerText('homeType', homeType) ?? '' },
    { label: 'Date', of: 'date', value: ({ bookingDate }) => bookingDate ?? '' },
    { label: 'Time', of: 'time', value: ({ bookingTime }) => bookingTime ?? '' },
    { label: 'Price', of: 'price', value: ({ totalCents }) => money(totalCents) },
    {
      label: 'Payment',
      of: 'price',
      value: ({ paymentStatus, refundDue, bookingStatus }) =>
        paymentLabel(paymentStatus, refundDue, bookingStatus),
    },
    { label: 'Contractor', of: 'contractor', value: cleanerOf },
    { label: 'Contractor pay', of: 'pay', value: ({ contractorPayCents }) => money(contractorPayCents) },
    { label: 'Status', of: 'status', value: (booking) => displayStatusLabel(displayStatus(booking)) },
  ]
}

/** The columns of the CSV of a list that leaves some out. */
export function shownCsvColumns(
  hidden: BookingLook['hidden'],
  priceBook: CompanyPriceBook,
): readonly CsvColumn<Booking>[] {
  return bookingCsvColumns(priceBook).filter(({ of }) => of === undefined || !hidden.includes(of))
}
