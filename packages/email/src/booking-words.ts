import {
  buildingAccessOptions,
  homeTypeOptions,
  isUnset,
  optionLabel,
  parkingOptions,
  paymentReference,
  someoneHomeOptions,
  yesNoOptions,
} from '@dustforce/core/booking'
import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { formatLongDate, isBusinessDate } from '@dustforce/core/schedule'
import type { BookingFacts } from '@dustforce/ports'
import type { PriceRow } from './parts/price-list.tsx'

const serviceNames = new Map<string, string>(
  Object.entries(gtaPriceBook.services).map(([id, service]) => [id, service.name]),
)

/** The name of a service id; any other text is its own name. */
export function serviceName(service: string): string {
  return serviceNames.get(service) ?? service
}

/** The words for the choices that a booking stores by id; any other text is its own word. */
export const choiceWords = {
  homeType: (stored: string) => optionLabel(homeTypeOptions, stored),
  someoneHome: (stored: string) => optionLabel(someoneHomeOptions, stored),
  parking: (stored: string) => optionLabel(parkingOptions, stored),
  buildingAccess: (stored: string) => optionLabel(buildingAccessOptions, stored),
  yesNo: (stored: string) => optionLabel(yesNoOptions, stored),
}

/** A stored date in full; any other text as it is. */
export function dayName(date: string): string {
  return isBusinessDate(date) ? formatLongDate(date) : date
}

/** When a cleaning starts, in the words of a letter. */
export function startOf(at: { readonly date: string; readonly time: string }): string {
  return `${dayName(at.date)} at ${at.time} (Toronto time)`
}

/** A stored text; empty where the customer left it out. */
export function given(text: string): string {
  return isUnset(text) ? '' : text
}

/** The name that a letter to a contractor greets with. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

/** The reference that the success page and the admin show too; empty before there was a checkout. */
export function referenceOf(booking: BookingFacts): string {
  return booking.sessionId === '' ? '' : paymentReference(booking.sessionId)
}

/** The lines of the price summary, in cents; they sum to the total in the last. */
export function priceRows(booking: BookingFacts): PriceRow[] {
  const rooms = `${booking.bedrooms} bed, ${booking.bathrooms} bath`
  const rows: PriceRow[] = [
    { label: `${serviceName(booking.service)} (${rooms})`, amountCents: booking.baseCents },
    ...booking.addOns.map((addOn) => ({
      label: addOn.unit === '' ? addOn.name : `${addOn.name} (${addOn.unit})`,
      amountCents: addOn.priceCents,
    })),
    { label: 'Pet fee', amountCents: booking.petFeeCents },
    { label: 'Subtotal', amountCents: booking.subtotalCents },
    {
      label: booking.promoCode === '' ? 'Discount' : `Discount (${booking.promoCode})`,
      amountCents: cents(0 - booking.discountCents),
    },
    { label: 'HST', amountCents: booking.taxCents },
  ]
  const total: PriceRow = { label: 'Total paid', amountCents: booking.totalCents, strong: true }
  return [...rows.filter((row) => row.amountCents !== 0), total]
}
