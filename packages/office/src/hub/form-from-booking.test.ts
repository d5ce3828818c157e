import { expect, it } from 'vitest'
import { bookingFromRow } from '../booking/index.ts'
import { gtaRules } from '../testing/business.ts'
import { formFromBooking } from './index.ts'

const last = bookingFromRow({
  customer_name: ' Ana  de la Cruz ',
  email: 'ana@example.com',
  phone: '(416) 555-0123',
  address: '12 Queen St W, Unit 4, Toronto, ON M5H 2N2',
  service_type: 'deep-clean',
  bedrooms: 3,
  bathrooms: 2,
  home_type: 'condo',
  has_pets: false,
  pet_details: 'None',
  entry_instructions: 'Buzz 405',
  language: 'fr-CA',
})

it('takes over who the customer is, and the home', () => {
  expect(formFromBooking(last, gtaRules)).toEqual({
    firstName: 'Ana',
    lastName: 'de la Cruz',
    email: 'ana@example.com',
    phone: '(416) 555-0123',
    streetAddress: '12 Queen St W, Unit 4',
    city: 'Toronto',
    postalCode: 'M5H 2N2',
    language: 'fr-CA',
    bedrooms: 3,
    bathrooms: 2,
    homeType: 'condo',
    hasPets: 'no',
    petDetails: '',
    entryInstructions: 'Buzz 405',
    service: 'deep-clean',
  })
})

it('asks again what the booking does not say', () => {
  const bare = bookingFromRow({
    customer_name: 'Ana',
    address: 'Somewhere',
    service_type: 'windows',
    home_type: 'boat',
  })
  expect(formFromBooking(bare, gtaRules)).toMatchObject({
    firstName: 'Ana',
    lastName: '',
    streetAddress: 'Somewhere',
    city: '',
    bedrooms: 1,
    homeType: 'other',
    customHomeType: 'boat',
    hasPets: '',
    entryInstructions: '',
    service: 'standard',
  })
  expect(formFromBooking({ ...last, hasPets: true, petDetails: 'A cat' }, gtaRules)).toMatchObject({
    hasPets: 'yes',
    petDetails: 'A cat',
  })
})
