// The lines of a receipt.
export const rooms = (bedrooms: number, bathrooms: number) => `${bedrooms} bed, ${bathrooms} bath`
export const petFee = 'Pet fee'
export const fees = 'Fees'
export const subtotal = 'Subtotal'
export const discount = 'Discount'
export const discountBy = (code: string) => `Discount (${code})`
export const taxAt = (tax: string, percent: number) => `${tax} (${percent}%)`
export { agreedPriceLabel as agreed } from './agreed-difference.ts'

// The words about what a customer does before the cleaners come.
export const ownEquipmentReady =
  'Our team works with your own supplies and equipment, as you chose. Please have them ready,'
export const weBringAll = 'Our team brings all supplies and equipment. Please'
export const prepare = (first: string) =>
  `${first} make sure that we can get in at the time above, and keep valuables and fragile items put away.`
export const comeAsAsked = 'We come in as you asked us to.'
export const letUsIn = 'Please make sure that someone can let us in.'
