import type { Tax } from '@dustforce/core/catalogue'

export const estimateTitle = 'What would your home cost?'
export const estimateIntro = 'Your home, your price, your time.'
export const withTax = (taxes: readonly Tax[], amount: string, total: string) => {
  const [first, ...others] = taxes
  if (first === undefined) return ''
  const all = taxes.map(({ name, percent }) => `${name} ${percent}%`).join(', ')
  if (first.mode === 'included') return `${all} included`
  return others.length === 0
    ? `plus ${amount} ${first.name} (${first.percent}%): ${total} in all`
    : `plus ${amount} taxes (${all}): ${total} in all`
}
export const service = 'Service'
export const bedrooms = 'Bedrooms'
export const bathrooms = 'Bathrooms'
export const bedroomCount = (count: number) => (count === 1 ? 'bedroom' : 'bedrooms')
export const bathroomCount = (count: number) => (count === 1 ? 'bathroom' : 'bathrooms')
export const yourPrice = 'Your price'
export const bookThis = (visit: string) => `Book this ${visit}`
export const otherDays = 'Any other day is chosen in the next step.'
