import { expect, it } from 'vitest'
import { booking } from '../../../testing/samples.ts'
import { editOf, rebasedEdit } from './booking-edit.ts'

it('keeps what was typed, and takes what others changed in the other fields', () => {
  const typed = { ...editOf(booking), notes: 'Ring twice', phone: '(416) 555-0100' }
  const live = { ...booking, address: '5 Elm St, Toronto, ON M5G 1H1', phone: '(416) 555-0199', version: 9 }
  expect(rebasedEdit(typed, booking, live)).toEqual({
    ...editOf(booking),
    notes: 'Ring twice',
    phone: '(416) 555-0100',
    address: '5 Elm St, Toronto, ON M5G 1H1',
  })
  expect(rebasedEdit(editOf(booking), booking, live)).toEqual(editOf(live))
})
