import { addOnsFor } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { type Quote, quote } from '@dustforce/core/quote'
import type { BookingForm, BookingRecord } from '../booking/index.ts'
import type { Business } from '../company/business.ts'
import { gtaBusiness } from './business.ts'

const ours = gtaBusiness.priceBook

/** Finds what stands at the same place of another list, which begins again where it is shorter. */
function twin<T>(one: T, among: readonly T[], others: readonly T[]): T {
  return others[Math.max(among.indexOf(one), 0) % others.length] ?? one
}

const serviceIn = ({ priceBook }: Business, service: string) =>
  twin(service, Object.keys(ours.services), Object.keys(priceBook.services))

/** The add-ons of a service in place of Dust Force's. */
function addOnsIn({ priceBook }: Business, service: string, ids: readonly string[]) {
  const offered = addOnsFor(priceBook, service)
  const all = Object.keys(ours.addOns)
  const chosen = ids.map((id) => offered[Math.max(all.indexOf(id), 0) % offered.length])
  return [...new Set(chosen)].flatMap((one) => one ?? [])
}

/** A street of Dust Force's city, in that of the company. */
function addressIn({ company: { address } }: Business, written: string) {
  const [street = ''] = written.split(',')
  return `${street}, ${address.city}, ${[address.region, address.postalCode].filter(Boolean).join(' ')}`
}

const idsOf = (names: readonly string[]) =>
  Object.entries(ours.addOns).flatMap(([id, { name }]) => (names.includes(name) ? [id] : []))

/** As much of an amount as is of the whole, of another whole. */
const share = (amount: number, whole: number, other: number) =>
  cents(whole === 0 ? 0 : Math.round((amount / whole) * other))

/** A booking of Dust Force's as the company would have it: its service and add-ons, at its prices, in its city. */
export function bookingIn<B extends BookingRecord>(business: Business, booking: B): B {
  if (business === gtaBusiness) return booking
  const service = serviceIn(business, booking.serviceType)
  const addOns = addOnsIn(business, service, idsOf(booking.addOns))
  const { subtotalCents, totalCents } = booking
  const priced: Quote = quote(business.priceBook, {
    service,
    bedrooms: booking.bedrooms ?? 1,
    bathrooms: booking.bathrooms ?? 1,
    pets: booking.hasPets === true,
    addOns: addOns.map(({ id }) => id),
    ...(booking.discountCents > 0 && { promo: { type: 'percentage', value: 10 } as const }),
  })
  return {
    ...booking,
    serviceType: service,
    addOns: addOns.map(({ name }) => name),
    address: addressIn(business, booking.address),
    subtotalCents: priced.subtotalCents,
    discountCents: priced.discountCents,
    taxCents: priced.taxCents,
    totalCents: priced.totalCents,
    refundedCents: share(booking.refundedCents, totalCents, priced.totalCents),
    contractorPayCents:
      booking.contractorPayCents === null
        ? null
        : share(booking.contractorPayCents, subtotalCents ?? totalCents, priced.subtotalCents),
  }
}

/** A form that was filled in for Dust Force, as it is for the company. */
export function formIn<F extends BookingForm>(business: Business, form: F): F {
  if (business === gtaBusiness) return form
  const service = serviceIn(business, form.service)
  const { city, postalCode } = business.company.address
  return {
    ...form,
    service,
    city,
    postalCode,
    addOns: addOnsIn(business, service, form.addOns).map(({ id }) => id),
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isBooking = (value: object): value is BookingRecord =>
  'serviceType' in value && 'totalCents' in value && 'bookingDate' in value && 'hasPets' in value

const isForm = (value: object): value is BookingForm =>
  'service' in value && 'streetAddress' in value && 'addOns' in value

/** Returns what a story draws, with each booking and form in it as the company would have it. */
function inCompany(business: Business, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inCompany(business, one))
  if (!isObject(value) || '$$typeof' in value) return value
  if (isBooking(value)) return bookingIn(business, value)
  if (isForm(value)) return formIn(business, value)
  return argsIn(business, value)
}

/** Returns what a story is given, with each booking and form in it as the company would have it. Nothing changes for Dust Force. */
export function argsIn(
  business: Business,
  args: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (business === gtaBusiness) return args
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, inCompany(business, value)]))
}
