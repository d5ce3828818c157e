export const bookNow = 'Book Now'
export const viewServices = 'View Services'
export const services = 'Services'

export const servicesTitle = 'Three ways to a clean home'
export const servicesIntro = (tax: string) =>
  `Flat prices by bedrooms and bathrooms. ${tax} is added at checkout and shown before you pay.`
export const bestFirst = 'Best first visit'
export const moveTitle = 'Move In & Out'
export const from = 'from'
export const bookService = 'Book This Service'
export const bookNamedService = (service: string) => `Book This Service: ${service}`

export const loadFailed = 'Could not open the booking form'
export const checkConnection = 'Please check your connection and try again.'
