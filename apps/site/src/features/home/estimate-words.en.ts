export const estimateTitle = 'What would your home cost?'
export const estimateIntro = 'Your home, your price, your time.'
export const withTax = (tax: string, name: string, percent: number, total: string) =>
  `plus ${tax} ${name} (${percent}%): ${total} in all`
export const service = 'Service'
export const bedrooms = 'Bedrooms'
export const bathrooms = 'Bathrooms'
export const bedroomCount = (count: number) => (count === 1 ? 'bedroom' : 'bedrooms')
export const bathroomCount = (count: number) => (count === 1 ? 'bathroom' : 'bathrooms')
export const yourPrice = 'Your price'
export const bookThis = 'Book this cleaning'
export const otherDays = 'Any other day is chosen in the next step.'
