import { expect, it } from 'vitest'
import { visitPreparation } from './visit-preparation.ts'

it.each([
  [
    false,
    'Our team brings all supplies and equipment. Please make sure that we can get in at the time above,',
  ],
  [
    true,
    'Our team works with your own supplies and equipment, as you chose. Please have them ready, make sure that we can get in at the time above,',
  ],
])('asks for what the cleaners need, with own equipment: %s', (ownEquipment, start) => {
  expect(visitPreparation(ownEquipment)).toBe(`${start} and keep valuables and fragile items put away.`)
})
