import { emptyBookingForm } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { startingForm } from './starting-form.ts'

test('a first booking starts empty, with what was chosen on the page', () => {
  expect(
    startingForm({ service: 'deep-clean', promoCode: 'WELCOME10' }, null, gtaBusiness.priceBook),
  ).toEqual({
    ...emptyBookingForm('deep-clean', 'WELCOME10'),
    language: 'en-CA',
  })
  expect(
    startingForm({ service: 'standard', bedrooms: 3, bathrooms: 2 }, null, gtaBusiness.priceBook),
  ).toMatchObject({
    bedrooms: 3,
    bathrooms: 2,
  })
})

test('a draft from a page in another language is read in the language of this one', () => {
  const draft = { ...emptyBookingForm('standard'), language: 'fr-CA' } as const
  expect(startingForm({ service: 'standard' }, draft, gtaBusiness.priceBook).language).toBe('en-CA')
})

test('a kept draft goes on with another service, without the add-ons that it does not offer', () => {
  const draft = {
    ...emptyBookingForm('standard', 'WELCOME10'),
    firstName: 'Ana',
    language: 'en-CA' as const,
    bedrooms: 4,
    addOns: ['oven-cleaning', 'laundry'] as const,
  }
  expect(startingForm({ service: 'deep-clean' }, draft, gtaBusiness.priceBook)).toEqual({
    ...draft,
    service: 'deep-clean',
    addOns: ['laundry'],
  })
  expect(startingForm({ service: 'standard' }, draft, gtaBusiness.priceBook)).toEqual(draft)
})
