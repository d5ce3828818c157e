import type { Tax } from '@dustforce/core/catalogue'

export const bookNow = 'Book Now'
export const viewServices = 'View Services'
export const services = 'Services'

export const servicesIntro = (taxes: readonly Tax[], isByRooms: boolean) => {
  const names = taxes.map(({ name }) => name).join(' and ')
  if (names === '') return 'Flat prices by size. What you see is what you pay.'
  const flat = isByRooms ? 'Flat prices by bedrooms and bathrooms' : 'Flat prices'
  return taxes[0]?.mode === 'included'
    ? `${flat}, ${names} included.`
    : `${flat}. ${names} ${taxes.length === 1 ? 'is' : 'are'} added at checkout and shown before you pay.`
}
export const from = 'from'
export const bookService = 'Book This Service'
export const bookNamedService = (service: string) => `Book This Service: ${service}`

export const loadFailed = 'Could not open the booking form'
export const checkConnection = 'Please check your connection and try again.'
