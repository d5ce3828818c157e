import { cents } from '@dustforce/core/money'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { booking } from '../../../testing/samples.ts'
import { splitText } from './booking-split.ts'

it('shows subtotal and tax to the cent, also of a booking that stores only its total', () => {
  expect(splitText({ ...booking, discountCents: cents(3300) }, gtaBusiness)).toEqual({
    subtotal: '$330.00',
    tax: '$39.00 (13%)',
  })
  expect(splitText({ ...booking, subtotalCents: null, taxCents: null }, gtaBusiness)).toEqual({
    subtotal: '$297.00',
    tax: '$39.00 (13%)',
  })
})

it('names no rate for a tax that is not at the rate of today', () => {
  expect(splitText({ ...booking, taxCents: cents(4455) }, gtaBusiness).tax).toBe('$44.55')
})
