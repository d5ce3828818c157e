import type { Cents, MoneyFormat } from '@dustforce/core/money'
import { type BusinessDate, formatDate } from '@dustforce/core/schedule'
import { paymentReference } from '@dustforce/office/booking'
import { type Company, type CompanyPriceBook, exactAmount, homeMeasures } from '@dustforce/office/company'
import type { Booking } from '@dustforce/supabase/admin'

/** The services as the options of a filter. */
export function serviceOptions(priceBook: CompanyPriceBook) {
  return Object.entries(priceBook.services).map(([value, { name }]) => ({
    value,
    label: name,
  }))
}

/** Returns how many rooms of a kind a home may have, as the options of a choice; none where the price book does not measure them. */
export function roomOptions({ measures }: CompanyPriceBook, name: 'bedrooms' | 'bathrooms') {
  const range = homeMeasures(measures)[name]
  const counts =
    range === null ? [] : Array.from({ length: range.max - range.min + 1 }, (_, nr) => range.min + nr)
  return counts.map((count) => ({ value: `${count}`, label: `${count}` }))
}

/** 'Nov 21, 2026'; a booking without a date says so. */
export function dateText(date: BusinessDate | null): string {
  return date === null ? 'No date' : formatDate(date)
}

/** 'Nov 21, 2026, 9:00 AM'. */
export function whenText(booking: Pick<Booking, 'bookingDate' | 'bookingTime'>): string {
  return [dateText(booking.bookingDate), booking.bookingTime].filter(Boolean).join(', ')
}

export { cleanerOf } from '../../patterns/cleaner-of.ts'

/** '$336.00'; an amount that is not known is a dash. */
export function amount(cents: Cents | null, money: MoneyFormat): string {
  return cents === null ? '—' : exactAmount(cents, money)
}

/** The payment reference that the customer sees too; null before a checkout was opened. */
export function referenceOf(
  booking: Pick<Booking, 'stripeSessionId'>,
  company: Pick<Company, 'name'>,
): string | null {
  return booking.stripeSessionId ? paymentReference(booking.stripeSessionId, company) : null
}

/** Returns what messages call a booking. */
export function bookingName(booking: Pick<Booking, 'customerName'>): string {
  return booking.customerName.trim() === '' ? 'this customer' : booking.customerName
}
