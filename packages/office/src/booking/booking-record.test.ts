import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents, zeroCents } from '@dustforce/core/money'
import type { TaxTerms } from '@dustforce/core/quote/parts'
import { businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { describe, expect, it } from 'vitest'
import { isNewBooking } from '../hub/booking-filters.ts'
import {
  type BookingFilters,
  editTimeOptions,
  filtersFromQuery,
  filtersToQuery,
  matchesFilters,
  rowTint,
  urgency,
} from '../hub/index.ts'
import { gtaBusiness } from '../testing/business.ts'
import { bookingColumn, bookingFromRow, paymentReference, taxSplit } from './index.ts'

const toronto = (date: string, minute: number) => instantOf(businessDate(date), minute, gtaPolicy.zone)
const now = toronto('2026-11-21', 720)
const row = {
  id: 'b1',
  customer_name: 'Ana Díaz',
  email: null,
  customer_email: 'ana@example.com',
  phone: '(416) 555-0123',
  address: '100 Queen St W, Toronto, ON M5H 2N2',
  booking_date: '2026-11-23',
  booking_time: '9:00 AM',
  service_type: 'deep-clean',
  bedrooms: '3',
  bathrooms: 2,
  add_ons: '[{"name":"Laundry"},"Dishwashing"]',
  has_pets: true,
  use_customer_equipment: 'no',
  booking_status: 'pending',
  payment_status: 'paid',
  contractor_pay: '165.50',
  total_price: '336.00',
  subtotal_before_tax: 330,
  discount_amount: '33',
  hst_amount: 39,
  created_at: '2026-11-21 16:00:00+00',
}
const booking = bookingFromRow(row)

describe('bookingFromRow', () => {
  it('reads columns in whatever shape they arrive', () => {
    expect(booking).toMatchObject({
      email: 'ana@example.com',
      bookingDate: '2026-11-23',
      bookingMinute: 540,
      bedrooms: 3,
      bathrooms: 2,
      addOns: ['Laundry', 'Dishwashing'],
      hasPets: true,
      useCustomerEquipment: false,
      contractorPayCents: 16550,
      totalCents: 33600,
      subtotalCents: 33000,
      discountCents: 3300,
      taxCents: 3900,
      createdAt: Date.UTC(2026, 10, 21, 16),
    })
  })

  it('reads an empty row', () => {
    const empty = bookingFromRow({})
    const { id, customerName, email, phone, address, serviceType, bookingStatus, paymentStatus } = empty
    expect([id, customerName, email, phone, address, serviceType, bookingStatus, paymentStatus]).toEqual(
      Array(8).fill(''),
    )
    expect(bookingFromRow({ phone: '4165550123' }).phone).toBe('4165550123')
    expect(empty).toMatchObject({
      id: '',
      bookingDate: null,
      bookingMinute: null,
      addOns: [],
      totalCents: 0,
      refundedCents: 0,
      lostCents: 0,
      discountCents: 0,
      subtotalCents: null,
      contractorPayCents: null,
      createdAt: null,
    })
  })
})

describe('bookingColumn', () => {
  it('is that of the record, or of the field of the form that it comes from', () => {
    expect(bookingColumn('contractorPayCents')).toBe('contractor_pay')
    expect(bookingColumn('parkingAvailable')).toBe('parking_available')
  })
})

describe('urgency', () => {
  const of = (date: string | null, minute: number | null, status = 'pending') =>
    urgency(
      {
        bookingStatus: status,
        bookingDate: date === null ? null : businessDate(date),
        bookingMinute: minute,
      },
      now,
      gtaPolicy.zone,
    )

  it.each([
    ['2026-11-20', 1439, 'overdue'],
    ['2026-11-21', 0, 'today'],
    ['2026-11-21', 1439, 'today'],
    ['2026-11-22', 720, 'within24h'],
    ['2026-11-22', 721, 'within48h'],
    ['2026-11-22', null, 'within24h'],
    ['2026-11-23', 720, 'within48h'],
    ['2026-11-23', 721, 'none'],
    [null, null, 'none'],
  ])('%s at minute %s is %s', (date, minute, expected) => expect(of(date, minute)).toBe(expected))

  it('is only for bookings without a cleaner', () => {
    expect(of('2026-11-20', 540, 'scheduled')).toBe('overdue')
    for (const status of ['assigned', 'confirmed', 'completed', 'canceled']) {
      expect(of('2026-11-20', 540, status)).toBe('none')
    }
  })

  it('is that of an unassigned one when a paid booking has no cleaner', () => {
    const booking = { bookingDate: businessDate('2026-11-21'), bookingMinute: 540, paymentStatus: 'paid' }
    const shown = (bookingStatus: string, assignedCleanerName: string | null) =>
      urgency({ ...booking, bookingStatus, assignedCleanerName }, now, gtaPolicy.zone)
    expect(['confirmed', 'assigned'].map((status) => shown(status, null))).toEqual(['today', 'today'])
    expect(['completed', 'canceled'].map((status) => shown(status, null))).toEqual(['none', 'none'])
    expect(shown('confirmed', 'Ana Diaz')).toBe('none')
    expect(
      urgency({ ...booking, paymentStatus: 'pending', bookingStatus: 'confirmed' }, now, gtaPolicy.zone),
    ).toBe('none')
  })

  it('tints rows', () => {
    const all = ['overdue', 'today', 'within24h', 'within48h', 'none'] as const
    expect(all.map((level) => rowTint(level, false))).toEqual([
      'red',
      'light-blue',
      'light-red',
      'light-orange',
      'none',
    ])
    expect(rowTint('overdue', true)).toBe('green')
  })
})

describe('taxSplit', () => {
  it('takes what is stored', () => {
    expect(taxSplit(booking, gtaPriceBook)).toEqual({ subtotalCents: 33000, taxCents: 3900, percent: 13 })
  })

  it('works out missing tax from the subtotal less the discount', () => {
    expect(taxSplit({ ...booking, taxCents: null }, gtaPriceBook)).toEqual({
      subtotalCents: 33000,
      taxCents: 3900,
      percent: 13,
    })
    expect(taxSplit({ totalCents: cents(33900), subtotalCents: cents(30000) }, gtaPriceBook).taxCents).toBe(
      3900,
    )
    const given = { totalCents: zeroCents, subtotalCents: cents(1000), discountCents: cents(2000) }
    expect(taxSplit(given, gtaPriceBook).taxCents).toBe(0)
  })

  it('works out a missing subtotal from the total', () => {
    expect(
      taxSplit({ totalCents: cents(20000), subtotalCents: null, discountCents: cents(500) }, gtaPriceBook),
    ).toEqual({
      subtotalCents: 17700,
      taxCents: 2300,
      percent: 13,
    })
  })

  it('knows the rate where the stored tax is that of the book, rounded or not', () => {
    const rate = (taxCents: number, book: TaxTerms = gtaPriceBook) =>
      taxSplit({ totalCents: zeroCents, subtotalCents: cents(27_000), taxCents: cents(taxCents) }, book)
        .percent
    expect(rate(3500)).toBe(13)
    expect(rate(3510)).toBe(13)
    // Half a dollar is what rounding changes at most.
    expect([rate(3460), rate(3560)]).toEqual([13, 13])
    expect([rate(3459), rate(3561)]).toEqual([null, null])
    // 15 % and 5 %: another book's.
    expect([rate(4050), rate(1350)]).toEqual([null, null])
    const two = [
      { name: 'GST', percent: 5, mode: 'added' },
      { name: 'QST', percent: 9.975, mode: 'added' },
    ] as const
    // Several taxes have no one rate.
    expect(rate(4043, { ...gtaPriceBook, taxes: two })).toBeNull()
    expect(rate(1286, { ...gtaPriceBook, taxes: [{ name: 'VAT', percent: 5, mode: 'included' }] })).toBe(5)
  })

  it('rounds to cents for a book that does', () => {
    const book = {
      taxes: [{ name: 'HST', percent: 13, mode: 'added' }],
      rounding: 'cent',
      currency: 'CAD',
    } as const
    expect(taxSplit({ totalCents: cents(20000), subtotalCents: null }, book)).toEqual({
      subtotalCents: 17699,
      taxCents: 2301,
      percent: 13,
    })
  })
})

describe('taxSplit of another book', () => {
  const split = (taxes: Parameters<typeof taxSplit>[1]) =>
    taxSplit({ totalCents: cents(12_000), subtotalCents: null }, taxes)

  it('leaves in the subtotal a tax that prices contain', () => {
    expect(
      split({ taxes: [{ name: 'VAT', percent: 20, mode: 'included' }], rounding: 'cent', currency: 'GBP' }),
    ).toEqual({ subtotalCents: 12_000, taxCents: 2000, percent: 20 })
  })

  it('takes out taxes that are added together, and one on another', () => {
    const gst = { name: 'GST', percent: 10, mode: 'added' } as const
    const beside = { name: 'QST', percent: 10, mode: 'added' } as const
    const on = { ...beside, on: 'previous' } as const
    // 120% and 121% of the subtotal.
    expect(split({ taxes: [gst, beside], rounding: 'cent', currency: 'CAD' })).toEqual({
      subtotalCents: 10_000,
      taxCents: 2000,
      percent: null,
    })
    expect(split({ taxes: [gst, on], rounding: 'cent', currency: 'CAD' })).toEqual({
      subtotalCents: 9917,
      taxCents: 2083,
      percent: null,
    })
  })
})

describe('filters', () => {
  const all: Required<BookingFilters> = {
    status: 'unassigned',
    serviceType: 'deep-clean',
    dateFrom: businessDate('2026-11-16'),
    dateTo: businessDate('2026-11-22'),
    assignedCleaner: 'Ana',
    newBookings: true,
    needsCleaner: true,
    search: 'queen st',
  }
  const read = (query: string) =>
    filtersFromQuery((key) => new Map(query.split('&').map(pairOf)).get(key) ?? null, gtaBusiness.priceBook)
  const pairOf = (text: string): [string, string] => [text.split('=')[0] ?? '', text.split('=')[1] ?? '']

  it('survive the address', () => {
    const query = filtersToQuery(all)
    expect(query).toEqual({
      status: 'unassigned',
      serviceType: 'deep-clean',
      dateFrom: '2026-11-16',
      dateTo: '2026-11-22',
      assignedCleaner: 'Ana',
      newBookingsFilter: 'true',
      needsCleaner: 'true',
      q: 'queen st',
    })
    expect(filtersFromQuery((key) => query[key] ?? null, gtaBusiness.priceBook)).toEqual(all)
    expect(filtersToQuery({})).toEqual({})
  })

  it.each([["O'Brien"], ['O’Brien'], ['o‘brien']])('find O’Brien by %s', (search) => {
    for (const customerName of ['Nora O’Brien', "Nora O'Brien"]) {
      expect(matchesFilters({ ...booking, customerName }, { search }, now)).toBe(true)
    }
  })

  it('find a booking by the reference of its payment', () => {
    const found = (search: string, stripeSessionId: string | null) =>
      matchesFilters({ ...booking, stripeSessionId }, { search }, now)
    expect(found(' df-c3d4e5f6', 'cs_test_a1b2c3d4e5f6')).toBe(true)
    expect(found('df-c3d4e5f6', 'cs_test_a1b2c3d4e5f7')).toBe(false)
    expect(found('mb-c3d4e5f6', 'cs_test_a1b2c3d4e5f6')).toBe(true)
    expect(found('df-', null)).toBe(false)
  })

  it('narrow to paid bookings without a cleaner', () => {
    const sold = { ...booking, bookingStatus: 'confirmed', paymentStatus: 'paid', assignedCleanerName: ' ' }
    const passes = (change: Partial<typeof sold>) =>
      matchesFilters({ ...sold, ...change }, { needsCleaner: true }, now)
    expect(passes({})).toBe(true)
    expect(passes({ paymentStatus: 'pending' })).toBe(false)
    expect(passes({ assignedCleanerName: 'Ana Diaz' })).toBe(false)
    expect(passes({ bookingStatus: 'canceled' })).toBe(false)
    expect(passes({ bookingStatus: 'completed' })).toBe(false)
  })

  it('leave out what makes no sense', () => {
    expect(
      read(
        'status=lost&dateFrom=soon&dateTo=2026-02-30&newBookingsFilter=yes&needsCleaner=1&serviceType=toString&q=',
      ),
    ).toEqual({})
  })

  it.each<[BookingFilters, boolean]>([
    [{}, true],
    [{ status: 'pending' }, true],
    [{ status: 'assigned' }, false],
    [{ serviceType: 'deep-clean' }, true],
    [{ serviceType: 'standard' }, false],
    [{ dateFrom: businessDate('2026-11-23'), dateTo: businessDate('2026-11-23') }, true],
    [{ dateFrom: businessDate('2026-11-24') }, false],
    [{ dateTo: businessDate('2026-11-22') }, false],
    [{ assignedCleaner: 'Ana' }, false],
    [{ newBookings: true }, true],
    [{ search: ' DÍAZ ' }, true],
    [{ search: 'example.com' }, true],
    [{ search: 'm5h' }, true],
    [{ search: 'b1' }, true],
    [{ search: 'Bo' }, false],
    [{ search: '(416) 555-0123' }, true],
    [{ search: '416.555.0123' }, true],
    [{ search: '+1 416 555 0123' }, true],
    [{ search: '14165550123' }, true],
    [{ search: '555-01' }, true],
    [{ search: '416 555 0124' }, false],
    [{ search: '55' }, true],
    [{ search: 'apt 555' }, false],
  ])('%o: %s', (filters, passes) => expect(matchesFilters(booking, filters, now)).toBe(passes))

  it('find nothing without a date between dates', () => {
    const undated = { ...booking, bookingDate: null, createdAt: null }
    expect(matchesFilters(undated, {}, now)).toBe(true)
    expect(matchesFilters(undated, { dateFrom: businessDate('2026-11-22') }, now)).toBe(false)
    expect(matchesFilters({ ...booking, assignedCleanerName: 'Ana' }, { assignedCleaner: 'Ana' }, now)).toBe(
      true,
    )
    expect(isNewBooking({ bookingStatus: 'pending', createdAt: null }, 0)).toBe(false)
    expect(matchesFilters(undated, { dateTo: businessDate('2026-11-22') }, now)).toBe(false)
    expect(matchesFilters(undated, { newBookings: true }, now)).toBe(false)
  })

  it('call a pending booking new for 24 hours', () => {
    const createdAt = now - 86_400_000
    expect(isNewBooking({ bookingStatus: 'Pending', createdAt }, now)).toBe(true)
    expect(isNewBooking({ bookingStatus: 'Pending', createdAt }, now + 1)).toBe(false)
    expect(isNewBooking({ bookingStatus: 'confirmed', createdAt }, now)).toBe(false)
  })
})

describe('edit form and reference', () => {
  it('offers every half hour from 8:00 AM to 5:00 PM', () => {
    expect(editTimeOptions).toHaveLength(19)
    expect(editTimeOptions.at(0)).toEqual({ value: '8:00 AM', label: '8:00 AM' })
    expect(editTimeOptions.at(-1)?.label).toBe('5:00 PM')
  })

  it('ends the reference with the end of the session id', () => {
    expect(paymentReference('cs_test_abc_123-xyz', { name: 'Dust Force' })).toBe('DF-BC123XYZ')
    expect(paymentReference('s1', { name: 'Larkspur' })).toBe('L-S1')
    expect(paymentReference('s1', { name: '3 « Ménage » à l’Érable' })).toBe('MÀ-S1')
    expect(paymentReference('s1', { name: '24/7' })).toBe('S1')
  })
})
