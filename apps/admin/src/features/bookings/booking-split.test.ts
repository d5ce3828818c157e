import { expect, it } from 'vitest'
import { booking } from '../../testing/samples.ts'
import { splitText } from './booking-split.ts'

it('shows subtotal and tax to the cent, also of a booking that stores only its total', () => {
  expect(splitText(booking)).toEqual({ subtotal: '$330.00', tax: '$39.00 (13%)' })
  expect(splitText({ ...booking, subtotalCents: null, taxCents: null })).toEqual({
    subtotal: '$297.00',
    tax: '$39.00 (13%)',
  })
})
