import type { BusinessDate } from '@dustforce/core/schedule'
import { isBusinessDate } from '@dustforce/core/schedule'
import type { BookingRecord } from '../booking/booking-record.ts'
import { searchedReference, withoutCompanyLetters } from '../booking/payment-reference.ts'
import { type DisplayStatus, displayStatus, displayStatuses, normalize } from '../booking/status.ts'
import type { CompanyPriceBook } from '../company/index.ts'
import { needsCleaner } from './needs-cleaner.ts'
import { isFound } from './searching.ts'

/** The filters of the bookings list; a missing filter lets everything through. */
export interface BookingFilters {
  readonly status?: DisplayStatus
  readonly serviceType?: string
  readonly dateFrom?: BusinessDate
  readonly dateTo?: BusinessDate
  readonly assignedCleaner?: string
  /** Only new bookings. */
  readonly newBookings?: boolean
  /** Only paid bookings without a cleaner. */
  readonly needsCleaner?: boolean
  /** Searches name, e-mail, phone number, address, id and payment reference. */
  readonly search?: string
}

const dayMs = 86_400_000

/**
 * Reads the filters from the address's query; what is not understood is left out.
 *
 * @param get the first value of a query key, null when it is missing
 * @example
 * filtersFromQuery((key) => new URLSearchParams('status=pending').get(key), priceBook) // => { status: 'pending' }
 */
export function filtersFromQuery(
  get: (key: string) => string | null,
  priceBook: CompanyPriceBook,
): BookingFilters {
  const status = displayStatuses.find((candidate) => candidate === get('status'))
  const serviceType = get('serviceType')
  const dateFrom = get('dateFrom')
  const dateTo = get('dateTo')
  const assignedCleaner = get('assignedCleaner')
  const search = get('q')
  return {
    ...(status && { status }),
    ...(serviceType !== null && Object.hasOwn(priceBook.services, serviceType) && { serviceType }),
    ...(isBusinessDate(dateFrom) && { dateFrom }),
    ...(isBusinessDate(dateTo) && { dateTo }),
    ...(assignedCleaner && { assignedCleaner }),
    ...(get('newBookingsFilter') === 'true' && { newBookings: true }),
    ...(get('needsCleaner') === 'true' && { needsCleaner: true }),
    ...(search && { search }),
  }
}

/**
 * Writes the filters as the address's query. The inverse of `filtersFromQuery`.
 *
 * @example
 * filtersToQuery({ newBookings: true }) // => { newBookingsFilter: 'true' }
 */
export function filtersToQuery(filters: BookingFilters): Record<string, string> {
  const { status, serviceType, dateFrom, dateTo, assignedCleaner, newBookings, search } = filters
  return {
    ...(status && { status }),
    ...(serviceType && { serviceType }),
    ...(dateFrom && { dateFrom }),
    ...(dateTo && { dateTo }),
    ...(assignedCleaner && { assignedCleaner }),
    ...(newBookings && { newBookingsFilter: 'true' }),
    ...(filters.needsCleaner && { needsCleaner: 'true' }),
    ...(search && { q: search }),
  }
}

/**
 * Whether a booking passes all filters.
 *
 * @param now epoch milliseconds
 * @example
 * matchesFilters(booking, { status: 'confirmed' }, now) // => true
 */
export function matchesFilters(booking: BookingRecord, filters: BookingFilters, now: number): boolean {
  const { status, serviceType, dateFrom, dateTo, assignedCleaner, newBookings, search } = filters
  const date = booking.bookingDate ?? ''
  if (status !== undefined && displayStatus(booking) !== status) return false
  if (serviceType !== undefined && booking.serviceType !== serviceType) return false
  if (dateFrom !== undefined && date < dateFrom) return false
  if (dateTo !== undefined && (date === '' || date > dateTo)) return false
  if (assignedCleaner !== undefined && booking.assignedCleanerName !== assignedCleaner) return false
  if (newBookings && !isNewBooking(booking, now)) return false
  if (filters.needsCleaner && !needsCleaner(booking)) return false
  const { customerName, email, phone, address, id, stripeSessionId } = booking
  const reference = stripeSessionId ? searchedReference(stripeSessionId) : ''
  if (search === undefined) return true
  return isFound(withoutCompanyLetters(search), [customerName, email, phone, address, id, reference], phone)
}

/**
 * Whether a booking is new: pending, and created within the last 24 hours.
 *
 * @param now epoch milliseconds
 * @example
 * isNewBooking({ bookingStatus: 'pending', createdAt: now - 3_600_000 }, now) // => true
 */
export function isNewBooking(
  booking: Pick<BookingRecord, 'bookingStatus' | 'createdAt'>,
  now: number,
): boolean {
  const { bookingStatus, createdAt } = booking
  return normalize(bookingStatus) === 'pending' && createdAt !== null && now - createdAt <= dayMs
}
