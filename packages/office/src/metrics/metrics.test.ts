import { gtaPriceBook } from '@dustforce/core/catalogue'
import { addDays, businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { businessDates, instants } from '@dustforce/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingFromRow } from '../booking/index.ts'
import { bookingRecords } from '../testing/index.ts'
import { assignmentsThisWeek, bookingMetrics, financeMetrics, financePoint, financeSeries } from './index.ts'

/** A Saturday; its week runs from Monday the 16th to Sunday the 22nd. */
const now = instantOf(businessDate('2026-11-21'), 720, gtaPolicy.zone)
const booking = (booking_date: string | null, change: Record<string, unknown> = {}) =>
  bookingFromRow({
    booking_date,
    booking_status: 'confirmed',
    payment_status: 'paid',
    total_price: 113,
    ...change,
  })

describe('bookingMetrics', () => {
  const bookings = [
    booking('2026-11-15'),
    booking('2026-11-16'),
    booking('2026-11-21'),
    booking('2026-11-21', { booking_status: 'pending', created_at: new Date(now - 1).toISOString() }),
    booking('2026-11-22'),
    booking('2026-11-23'),
    booking(null),
  ]

  it('counts all, the week, today and the new ones', () => {
    expect(bookingMetrics(bookings, now, gtaPolicy)).toEqual({
      total: 7,
      thisWeek: 4,
      confirmedToday: 1,
      newBookings: 1,
      week: { from: '2026-11-16', to: '2026-11-22' },
      today: '2026-11-21',
    })
  })

  it('can start the week on Sunday', () => {
    expect(bookingMetrics(bookings, now, { ...gtaPolicy, weekStart: 0 })).toMatchObject({
      thisWeek: 4,
      week: { from: '2026-11-15', to: '2026-11-21' },
    })
  })
})

describe('assignmentsThisWeek', () => {
  it('counts by cleaner, most first and nobody last', () => {
    const by = (assigned_cleaner_name: string | null, change = {}) =>
      booking('2026-11-20', { assigned_cleaner_name, ...change })
    const bookings = [
      by(null),
      by(' '),
      by(null),
      by('Cy Young'),
      by('Ana Diaz'),
      by('Ana Diaz'),
      by('Bo Chen'),
      by('Ana Diaz', { booking_status: 'canceled' }),
      booking('2026-11-23', { assigned_cleaner_name: 'Ana Diaz' }),
    ]
    expect(assignmentsThisWeek(bookings, now, gtaPolicy)).toEqual([
      { cleaner: 'Ana Diaz', label: 'Ana Diaz', initials: 'AD', count: 2 },
      { cleaner: 'Bo Chen', label: 'Bo Chen', initials: 'BC', count: 1 },
      { cleaner: 'Cy Young', label: 'Cy Young', initials: 'CY', count: 1 },
      { cleaner: null, label: 'Unassigned', initials: 'U', count: 3 },
    ])
    expect(assignmentsThisWeek([by('Ana Diaz'), by(null)], now, gtaPolicy).at(-1)?.cleaner).toBeNull()
    const mostlyNobody = [by('Ana Diaz'), by(null), by(null), by('Bo Chen'), by('Bo Chen'), by(null)]
    for (let turn = 0; turn < mostlyNobody.length; turn += 1) {
      mostlyNobody.push(...mostlyNobody.splice(0, 1))
      expect(assignmentsThisWeek(mostlyNobody, now, gtaPolicy).map(({ count }) => count)).toEqual([2, 1, 3])
    }
    const renamed = [
      by('Ana Diaz', { contractor_id: 'c1' }),
      booking('2026-11-21', { assigned_cleaner_name: 'Ana Lima', contractor_id: 'c1' }),
      by('Ana Diaz', { contractor_id: 'c1' }),
      by('Ana Lima', { contractor_id: 'c2' }),
    ]
    expect(assignmentsThisWeek(renamed, now, gtaPolicy).map(({ label, count }) => [label, count])).toEqual([
      ['Ana Lima', 3],
      ['Ana Lima', 1],
    ])
    const typed = { ...by('Ana Diaz'), assignedCleanerName: ' Ana Diaz ' }
    expect(assignmentsThisWeek([by('Ana Diaz'), typed], now, gtaPolicy).map(({ count }) => count)).toEqual([
      2,
    ])
    expect(assignmentsThisWeek([by(null), by('Ana Diaz')], now, gtaPolicy).at(-1)?.cleaner).toBeNull()
  })
})

describe('financeMetrics', () => {
  const bookings = [
    booking('2026-10-01'),
    booking('2026-10-31', { total_price: 226 }),
    booking('2026-11-01'),
    booking('2026-11-16', { contractor_pay: 50 }),
    booking('2026-11-22', { contractor_pay: '40.50', total_price: 339 }),
    booking('2026-11-30'),
    booking('2026-12-01'),
    booking('2026-11-20', { booking_status: 'canceled', contractor_pay: 99 }),
    booking('2026-11-20', { payment_status: 'pending', contractor_pay: 10 }),
  ]

  it('sums by booking date: months, week and payouts', () => {
    expect(financeMetrics(bookings, now, gtaPolicy, gtaPriceBook)).toEqual({
      monthlyRevenueCents: 67_800,
      lastMonthRevenueCents: 33_900,
      weeklyRevenueCents: 45_200,
      upcomingPayoutsCents: 9_050,
      averageSubtotalCents: 15_000,
    })
  })

  it('counts what is kept of a payment that was refunded in part or lost in a dispute', () => {
    const kept = [
      booking('2026-11-20', { refunded_amount: 13 }),
      booking('2026-11-20', { refunded_amount: '50.00', lost_amount: 63 }),
      booking('2026-11-20', { lost_amount: 999 }),
    ]
    expect(financeMetrics(kept, now, gtaPolicy, gtaPriceBook)).toMatchObject({
      monthlyRevenueCents: 10_000,
      weeklyRevenueCents: 10_000,
      averageSubtotalCents: 2_933,
    })
    const day = { from: businessDate('2026-11-20'), to: businessDate('2026-11-20') }
    expect(financePoint(kept, day, gtaPolicy, gtaPriceBook)).toMatchObject({
      revenueCents: 10_000,
      taxCents: 1_100,
    })
  })

  it('owes cleaners what was paid for, and a completed job even when its payment was given back', () => {
    const owed = (booking_status: string, payment_status: string) =>
      financeMetrics(
        [booking('2026-11-20', { booking_status, payment_status, contractor_pay: 50 })],
        now,
        gtaPolicy,
        gtaPriceBook,
      ).upcomingPayoutsCents
    expect(['pending', 'failed', 'expired'].map((payment) => owed('assigned', payment))).toEqual([0, 0, 0])
    expect(['paid', 'completed'].map((payment) => owed('assigned', payment))).toEqual([5_000, 5_000])
    expect([owed('completed', 'refunded'), owed('canceled', 'refunded'), owed('canceled', 'paid')]).toEqual([
      5_000, 0, 0,
    ])
  })

  it('can count every booking as revenue', () => {
    const every = financeMetrics(bookings, now, { ...gtaPolicy, revenue: 'every-booking' }, gtaPriceBook)
    expect(every.monthlyRevenueCents).toBe(67_800 + 22_600)
  })

  it('is zero without bookings', () => {
    expect(Object.values(financeMetrics([], now, gtaPolicy, gtaPriceBook))).toEqual([0, 0, 0, 0, 0])
  })
})

describe('financeSeries', () => {
  const range = { from: businessDate('2026-10-30'), to: businessDate('2026-11-10') }

  it('has a point for each day, week or month, empty ones included', () => {
    const periods = (period: 'day' | 'week' | 'month') =>
      financeSeries([], range, period, gtaPolicy, gtaPriceBook).map(
        ({ period: { from, to } }) => `${from} ${to}`,
      )
    expect(periods('day')).toHaveLength(12)
    expect(periods('week')).toEqual([
      '2026-10-30 2026-11-01',
      '2026-11-02 2026-11-08',
      '2026-11-09 2026-11-10',
    ])
    expect(periods('month')).toEqual(['2026-10-30 2026-10-31', '2026-11-01 2026-11-10'])
  })

  it('splits revenue into tax, payouts and margin', () => {
    const bookings = [
      booking('2026-11-02', { contractor_pay: 50 }),
      booking('2026-11-03', { booking_status: 'canceled', contractor_pay: 50 }),
      booking('2026-11-11'),
    ]
    expect(financePoint(bookings, range, gtaPolicy, gtaPriceBook)).toEqual({
      period: range,
      bookings: 1,
      revenueCents: 11_300,
      taxCents: 1_300,
      payoutsCents: 5_000,
      marginCents: 5_000,
      keptCents: 11_300,
      keptTaxCents: 1_300,
    })
  })

  it('has what is kept of canceled bookings beside the revenue, with the tax that its letter says', () => {
    const priced = { total_price: 215, hst_amount: 25, subtotal_before_tax: 190 }
    const of = (more: object, policy = gtaPolicy) => {
      const one = booking('2026-11-03', { ...priced, booking_status: 'canceled', ...more })
      const { keptCents, keptTaxCents } = financePoint([one], range, policy, gtaPriceBook)
      return [keptCents, keptTaxCents]
    }
    expect(of({ retainable_amount: 115, refunded_amount: 100 })).toEqual([11_500, 1_337])
    // Still to go back.
    expect(of({ retainable_amount: 115 })).toEqual([11_500, 1_337])
    expect(of({ retainable_amount: 115, lost_amount: 200 })).toEqual([1_500, 174])
    expect(of({})).toEqual([21_500, 2_500])
    for (const none of [
      { booking_status: 'confirmed' },
      { payment_status: 'refunded' },
      { payment_status: 'due' },
    ])
      expect(of(none)).toEqual([0, 0])
    expect(of({}, { ...gtaPolicy, revenue: 'every-booking' })).toEqual([0, 0])
  })

  describe('properties', () => {
    const near = instants().chain((at) =>
      fc.tuple(fc.constant(at), fc.array(bookingRecords(), { maxLength: 20 })),
    )

    it('sums to the range, by any period', () => {
      fc.assert(
        fc.property(
          fc.array(bookingRecords(), { maxLength: 20 }),
          businessDates(),
          fc.nat(100),
          fc.constantFrom('day' as const, 'week' as const, 'month' as const),
          (bookings, from, days, period) => {
            const moved = bookings.map((record, index) => ({
              ...record,
              bookingDate: addDays(from, index * 9),
            }))
            const span = { from, to: addDays(from, days) }
            const whole = financePoint(moved, span, gtaPolicy, gtaPriceBook)
            const series = financeSeries(moved, span, period, gtaPolicy, gtaPriceBook)
            for (const figure of [
              'bookings',
              'revenueCents',
              'taxCents',
              'payoutsCents',
              'marginCents',
            ] as const) {
              expect(series.reduce((total, point) => total + point[figure], 0)).toBe(whole[figure])
            }
          },
        ),
        { numRuns: 50 },
      )
    })

    it('counts every job of the week once', () => {
      fc.assert(
        fc.property(near, ([at, bookings]) => {
          const { today } = bookingMetrics([], at, gtaPolicy)
          const thisWeek = bookings.map((record) => ({
            ...record,
            bookingDate: today,
            bookingStatus: 'confirmed',
          }))
          const jobs = assignmentsThisWeek(thisWeek, at, gtaPolicy).reduce(
            (total, { count }) => total + count,
            0,
          )
          expect(jobs).toBe(bookings.length)
          expect(bookingMetrics(thisWeek, at, gtaPolicy).confirmedToday).toBe(bookings.length)
        }),
      )
    })
  })
})
