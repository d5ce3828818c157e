/** The booking form's rules as the peers are given them. */
import { gtaPriceBook, type ServiceId } from '@dustforce/core/catalogue'

export { addOnIds as addOns, serviceIds as services } from '@dustforce/core/catalogue'

export const namePattern = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u
export const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/
export const postalCodePattern = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/

const stems = new Set(
  'gm gmail googlemail outlook hotmail live msn yahoo ymail icloud aol proton protonmail rogers bell sympatico'.split(
    ' ',
  ),
)
const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)
export function isUnfinished(email: string) {
  return email.includes('@') && stems.has(domainOf(email))
}
export function isShort(email: string) {
  return /@.{1,3}$/.test(email)
}

export const homeTypes = ['', 'apartment', 'condo', 'house', 'townhouse', 'basement-suite', 'other'] as const
export const yesNo = ['', 'yes', 'no'] as const
export const someoneHome = ['', 'yes', 'no', 'instructions'] as const
export const parking = ['', 'yes', 'no-paid', 'visitor'] as const
export const access = ['', 'elevator', 'stairs', 'both'] as const

export function isOffered(form: { service: ServiceId; addOns: readonly string[] }) {
  const offered: readonly string[] = gtaPriceBook.services[form.service].addOns
  return form.addOns.every((id) => offered.includes(id))
}
export function isHomeNamed(form: { homeType: string; customHomeType: string }) {
  return form.homeType !== 'other' || form.customHomeType.trim() !== ''
}

export const messages = {
  firstNameMissing: 'First name is required',
  lastNameMissing: 'Last name is required',
  name: 'Please enter a valid name (2-100 characters, letters only)',
  emailMissing: 'Email is required',
  emailUnfinished: 'Please enter a complete email address with a valid domain',
  emailShort: 'Please enter a complete email address',
  email: 'Please enter a valid email address',
  phoneMissing: 'Phone number is required',
  phone: 'Please enter a valid phone number',
  street: 'Please enter your street address',
  city: 'Please enter your city',
  province: 'We serve homes in Ontario only',
  postalCode: 'Please enter a valid Canadian postal code',
  bedrooms: 'Please choose 1 to 5 bedrooms',
  bathrooms: 'Please choose 1 to 5 bathrooms',
  date: 'Please choose a date',
  time: 'Please choose a time',
  notes: 'Please keep your instructions under 1000 characters.',
  homeType: 'Please specify your home type',
  addOns: 'An add-on is not available for this service',
} as const
