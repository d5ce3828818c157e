import { type Cents, cents, dollarsOf } from '@dustforce/core/money'
import { addDays, businessDate, gtaPolicy } from '@dustforce/core/schedule'
import { type BookingRecord, bookingFromRow, isPaid, occupiesDay } from '@dustforce/office/booking'
import { matchesFilters } from '@dustforce/office/hub'
import type { Calls } from './calls.ts'
import { groupsOf } from './groups-of.ts'
import { rowOf, textOf } from './row.ts'
import { now, type Store } from './store.ts'

function dollars(
  records: readonly BookingRecord[],
  amountOf: (record: BookingRecord) => Cents | null,
): number {
  return dollarsOf(cents(records.reduce((sum, record) => sum + (amountOf(record) ?? 0), 0)))
}

const total = ({ totalCents }: BookingRecord) => totalCents
const pay = ({ contractorPayCents }: BookingRecord) => contractorPayCents

/** The figures that the database counts, of paid bookings by their dates. */
export function figureCalls({ tables: { bookings, booking_settings } }: Store): Calls {
  const all = () => bookings.rows.map(bookingFromRow)
  const within = (from: unknown, to: unknown) =>
    all().filter(({ bookingDate: date }) => date !== null && date >= textOf(from) && date <= textOf(to))
  const paidWithin = (from: unknown, to: unknown) =>
    within(from, to).filter(({ paymentStatus }) => isPaid(paymentStatus))
  return {
    admin_dashboard: ({ request }) => {
      const dates = rowOf(request)
      const week = within(dates.weekFrom, dates.weekTo)
      return {
        total: bookings.rows.length,
        thisWeek: week.length,
        confirmedToday: within(dates.today, dates.today).filter(
          ({ bookingStatus }) => bookingStatus === 'confirmed',
        ).length,
        newBookings: all().filter((record) => matchesFilters(record, { newBookings: true }, now)).length,
        monthlyRevenue: dollars(paidWithin(dates.monthFrom, dates.monthTo), total),
        lastMonthRevenue: dollars(paidWithin(dates.lastMonthFrom, dates.lastMonthTo), total),
        weeklyRevenue: dollars(paidWithin(dates.weekFrom, dates.weekTo), total),
        upcomingPayouts: dollars(paidWithin(dates.today, dates.weekTo), pay),
        averageSubtotal: 0,
        assignments: groupsOf(week, ({ assignedCleanerName }) => assignedCleanerName ?? '').map(
          ([cleaner, jobs]) => ({
            cleaner: cleaner === '' ? null : cleaner,
            count: jobs.length,
          }),
        ),
      }
    },
    admin_finance: ({ from_date: from, to_date: to }) => {
      const paid = paidWithin(from, to)
      const canceled = bookings.rows.filter(
        ({ booking_date: date, booking_status }) =>
          booking_status === 'canceled' && textOf(date) >= textOf(from) && textOf(date) <= textOf(to),
      )
      return {
        days: groupsOf(paid, ({ bookingDate }) => bookingDate ?? '').map(([date, records]) => ({
          ...{
            date,
            bookings: records.length,
            revenue: dollars(records, total),
            payouts: dollars(records, pay),
          },
          tax: dollars(records, ({ taxCents }) => taxCents),
          discounts: dollars(records, ({ discountCents }) => discountCents),
        })),
        services: groupsOf(paid, ({ serviceType }) => serviceType).map(([service, records]) => ({
          ...{ service, bookings: records.length, revenue: dollars(records, total) },
        })),
        contractors: groupsOf(paid, ({ assignedCleanerName }) => assignedCleanerName ?? '').map(
          ([cleaner, records]) => ({
            ...{
              cleaner: cleaner === '' ? null : cleaner,
              jobs: records.length,
              payout: dollars(records, pay),
            },
          }),
        ),
        missed: groupsOf(canceled, ({ missed_by }) => textOf(missed_by)).map(([by, rows]) => ({
          ...{ by: by === '' ? null : by, visits: rows.length, kept: 0 },
          missed: dollars(rows.map(bookingFromRow), total),
        })),
      }
    },
    availability: ({ from_date, days }) => {
      const from = businessDate(textOf(from_date))
      const sold = within(from, addDays(from, Number(days) - 1)).filter((record) =>
        occupiesDay(record, gtaPolicy),
      )
      const limit = booking_settings.rows.find(({ setting_name }) => setting_name === 'daily_booking_limit')
      return {
        limit: Number(limit?.setting_value ?? gtaPolicy.capacity.perDay),
        days: Object.fromEntries(
          groupsOf(sold, ({ bookingDate }) => bookingDate ?? '').map(([date, records]) => [
            date,
            records.length,
          ]),
        ),
      }
    },
  }
}
