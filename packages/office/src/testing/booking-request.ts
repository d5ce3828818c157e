import { type BookingRequest, noDetails } from '../booking/index.ts'

/** The booking of the walk through the product, at any time: CA$373 by Dust Force's price book without a promo code. */
export const walkedRequest: Omit<BookingRequest, 'date' | 'minute' | 'promoCode'> = {
  service: 'deep-clean',
  bedrooms: 3,
  bathrooms: 2,
  addOns: ['laundry', 'dishwashing'],
  hasPets: true,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '(416) 555-0100',
  address: '1 King St W, Toronto, ON M5H 1A1',
  ...noDetails,
  homeType: 'condo',
  someoneHome: 'yes',
  petDetails: 'One cat',
  useCustomerEquipment: false,
}
