import { noDetails } from '@dustforce/office/booking'
import { describe, expect, test } from 'vitest'
import { editedDetails, inputOf, visitFields } from './visit-details.ts'

const details = {
  ...noDetails,
  entryInstructions: 'Buzz 405',
  parkingAvailable: 'visitor',
  petDetails: 'None',
  useCustomerEquipment: false,
}

describe('details of a visit', () => {
  test('are asked for besides the home itself, with what is stored among the choices', () => {
    const fields = visitFields({ ...details, buildingAccess: 'A ladder' })
    expect(fields.map(({ label }) => label)).toEqual([
      'Someone home',
      'Entry',
      'Building',
      'Parking',
      'Pet details',
      'Avoid',
      "Customer's equipment",
      'Equipment notes',
      'Special instructions',
      'Reads',
    ])
    const building = fields.find(({ name }) => name === 'buildingAccess')
    expect(building?.options?.at(0)).toEqual({ value: '', label: 'Not specified' })
    expect(building?.options?.at(-1)).toEqual({ value: 'A ladder', label: 'A ladder' })
    expect(fields.find(({ name }) => name === 'entryInstructions')?.options).toBeNull()
  })

  test('are shown as they are stored, and nothing for the words that mean none', () => {
    expect(inputOf('entryInstructions', details)).toBe('Buzz 405')
    expect(inputOf('petDetails', details)).toBe('')
    expect(inputOf('useCustomerEquipment', details)).toBe('no')
    expect(inputOf('notes', details)).toBe('')
  })

  test('are changed where something else is typed', () => {
    const typed = {
      entryInstructions: ' Buzz 405 ',
      petDetails: 'Two cats',
      parkingAvailable: '',
      useCustomerEquipment: 'yes',
      notes: '',
    }
    expect(editedDetails(details, typed)).toEqual({
      petDetails: 'Two cats',
      parkingAvailable: null,
      useCustomerEquipment: true,
    })
  })
})
