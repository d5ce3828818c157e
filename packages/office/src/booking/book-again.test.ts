import { addOnIds, addOnsFor, serviceIds } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gtaBusiness, gtaRules } from '../testing/business.ts'
import { bookAgainForm, canBookAgain } from './book-again.ts'
import { emptyBookingForm } from './booking-form.ts'
import { bookingFromRow } from './booking-record.ts'
import { quoteRequestOf } from './booking-request.ts'
import { bookingRow } from './booking-row.ts'
import { requestFromForm } from './request-from-form.ts'

const row = {
  customer_name: 'Ada King Lovelace',
  email: 'ada@example.com',
  phone: '4165550100',
  address: '1 King St W, Unit 5, Toronto, ON M5H 1A1',
  booking_date: '2027-03-15',
  booking_time: '9:00 AM',
  service_type: 'deep-clean',
  bedrooms: 3,
  bathrooms: 2,
  add_ons: ['Laundry', 'Juggling'],
  has_pets: true,
  applied_promo_code: 'WELCOME10',
  home_type: 'condo',
  someone_home: 'instructions',
  entry_instructions: 'Code 4711',
  building_access: 'elevator',
  parking_available: 'visitor',
  pet_details: 'Two cats',
  avoid_areas: 'The study, key 0815',
  use_customer_equipment: true,
  equipment_preferences: 'The grey vacuum',
  notes: 'Alarm 1234',
  admin_notes: 'Pays late',
}

const again = (change: Readonly<Record<string, unknown>> = {}) =>
  bookAgainForm(bookingFromRow({ ...row, ...change }), gtaRules)

describe('bookAgainForm', () => {
  it('carries contact, address, home, add-ons, pets and equipment, and nothing else', () => {
    expect(again()).toEqual({
      ...emptyBookingForm('deep-clean'),
      firstName: 'Ada',
      lastName: 'King Lovelace',
      email: 'ada@example.com',
      phone: '(416) 555-0100',
      streetAddress: '1 King St W, Unit 5',
      city: 'Toronto',
      postalCode: 'M5H 1A1',
      bedrooms: 3,
      bathrooms: 2,
      addOns: ['laundry'],
      hasPets: 'yes',
      petDetails: 'Two cats',
      homeType: 'condo',
      buildingAccess: 'elevator',
      parkingAvailable: 'visitor',
      useCustomerEquipment: 'yes',
    })
  })

  it('carries no way in, no note, no date, no promo code and no consent', () => {
    expect(JSON.stringify(again())).not.toMatch(/4711|0815|1234|grey|late|2027|9:00|WELCOME/)
    expect(again()).toMatchObject({ someoneHome: '', messagesConsent: false, termsConsent: false })
  })

  it('leaves empty what was left out or is no longer offered', () => {
    const blank = emptyBookingForm('standard')
    expect(bookAgainForm(bookingFromRow({ service_type: 'standard' }), gtaRules)).toEqual(blank)
    expect(
      again({
        service_type: 'standard',
        customer_name: 'Ada',
        bedrooms: 99,
        bathrooms: 0,
        has_pets: false,
        pet_details: 'None',
        home_type: 'Not specified',
        building_access: 'Not specified',
        parking_available: 'by helicopter',
        use_customer_equipment: false,
      }),
    ).toMatchObject({
      firstName: 'Ada',
      lastName: '',
      bedrooms: 1,
      bathrooms: 1,
      hasPets: 'no',
      petDetails: '',
      homeType: '',
      customHomeType: '',
      buildingAccess: '',
      parkingAvailable: '',
      useCustomerEquipment: 'no',
    })
  })

  it.each(['1 King St W', 'By the lake, Toronto', '1 King St W, Toronto, QC H2X 1Y4', ''])(
    'carries nothing of the address %j, which the form could not have made',
    (address) => {
      expect(again({ address })).toMatchObject({ streetAddress: '', city: '', postalCode: '' })
    },
  )

  it('carries a home in own words', () => {
    expect(again({ home_type: 'Houseboat' })).toMatchObject({
      homeType: 'other',
      customHomeType: 'Houseboat',
    })
  })

  it('fills in nothing for a service that is not offered', () => {
    expect(again({ service_type: 'window-washing' })).toBeNull()
  })
})

describe('canBookAgain', () => {
  it.each([
    ['past', true],
    ['canceled', true],
    ['lapsed', true],
    ['upcoming', false],
    ['unpaid', false],
    ['receipt', false],
  ] as const)('%s: %s', (stage, answer) => {
    expect(canBookAgain(stage)).toBe(answer)
  })
})

describe('properties', () => {
  const room = fc.integer({ min: 1, max: 5 })
  const choices = fc.record({
    service: fc.constantFrom(...serviceIds),
    bedrooms: room,
    bathrooms: room,
    addOns: fc.subarray([...addOnIds]),
    hasPets: fc.constantFrom('yes', 'no'),
    homeType: fc.constantFrom('condo', 'house', 'other'),
    streetAddress: fc.constantFrom('1 King St W', '5-12 Rue O’Connor', 'Unit 4, 10 Bay St'),
  })

  it('what is booked again asks for the same work at the same place and price', () => {
    fc.assert(
      fc.property(choices, ({ addOns, ...chosen }) => {
        const offered = addOnsFor(gtaBusiness.priceBook, chosen.service).map(({ id }) => id)
        const form = {
          ...emptyBookingForm(chosen.service),
          ...chosen,
          hasPets: chosen.hasPets === 'yes' ? ('yes' as const) : ('no' as const),
          addOns: offered.filter((id) => addOns.some((one) => one === id)),
          customHomeType: chosen.homeType === 'other' ? 'Houseboat' : '',
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'ada@example.com',
          phone: '(416) 555-0100',
          city: 'Toronto',
          postalCode: 'M5H 1A1',
          date: '2027-03-15',
          time: '9:00 AM',
        }
        const first = requestFromForm(form, gtaRules)
        if (!first.ok) throw new Error(JSON.stringify(first.problems))
        const stored = bookingRow(
          first.value,
          quote(gtaBusiness.priceBook, quoteRequestOf(gtaBusiness.priceBook, first.value)),
          gtaBusiness.priceBook,
        )
        const filled = bookAgainForm(bookingFromRow(stored), gtaRules)
        if (filled === null) throw new Error('nothing was filled in')
        const second = requestFromForm({ ...filled, date: form.date, time: form.time }, gtaRules)
        expect(second).toEqual(first)
      }),
    )
  })
})
