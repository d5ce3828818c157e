import type { BusinessDate, BusinessPolicy, DateRange } from '@dustforce/core/schedule'
import type { BookingRecord } from '../booking/booking-record.ts'
import type { BookingMoney } from '../booking/kept-cents.ts'
import { isPaid } from '../booking/occupies-day.ts'
import { displayStatus } from '../booking/status.ts'

/** The columns that the dashboard's figures are counted from. */
export type BookingFacts = Pick<
  BookingRecord,
  | 'bookingDate'
  | 'bookingStatus'
  | 'paymentStatus'
  | 'assignedCleanerName'
  | 'contractorPayCents'
  | 'createdAt'
> &
  Partial<
    Pick<BookingRecord, 'contractorId' | 'retainableCents' | 'subtotalCents' | 'discountCents' | 'taxCents'>
  > &
  BookingMoney

/** Whether a date lies in a range, its ends included. */
export function isWithin(date: BusinessDate | null, range: DateRange): boolean {
  return date !== null && date >= range.from && date <= range.to
}

/** Whether what is kept of a booking's total is revenue under the policy. */
export function countsAsRevenue(
  booking: Pick<BookingFacts, 'bookingStatus' | 'paymentStatus'>,
  policy: Pick<BusinessPolicy, 'revenue'>,
): boolean {
  if (policy.revenue === 'every-booking') return true
  return isPaid(booking.paymentStatus) && displayStatus(booking) !== 'canceled'
}
