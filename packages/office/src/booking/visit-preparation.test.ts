import { expect, it } from 'vitest'
import { lettingIn, visitPreparation } from './visit-preparation.ts'

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

it.each([
  ['', '', false],
  ['Not specified', 'Not provided', false],
  ['no', ' ', false],
  ['yes', 'Ring twice', false],
  ['instructions', 'Key under the mat', true],
  ['no', 'Lockbox 1234', true],
  ['Not specified', 'Buzzer 12', true],
])(
  'says that we come in as asked only when the customer has said how: %j, %j',
  (someoneHome, entryInstructions, hasSaid) => {
    const words = lettingIn({ someoneHome, entryInstructions })
    expect(words).toBe(
      hasSaid ? 'We come in as you asked us to.' : 'Please make sure that someone can let us in.',
    )
  },
)
