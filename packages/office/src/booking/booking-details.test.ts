import { describe, expect, it } from 'vitest'
import { gtaRules } from '../testing/business.ts'
import {
  answerText,
  detailColumns,
  detailsOfForm,
  detailsOfRow,
  eachBookingField,
  isUnset,
  noDetails,
} from './booking-details.ts'
import { bookingFields, type DeclaredField } from './booking-fields.ts'
import { emptyBookingForm } from './booking-form.ts'
import { bookingFormProblems } from './form-checks.ts'
import { submissionParsers } from './schema.ts'

const { parseCheckout } = submissionParsers(gtaRules.contact)

const fields: [string, DeclaredField][] = Object.entries(bookingFields)
const labels = Object.values(bookingFields).map(({ label }) => label)

describe('the declaration', () => {
  it('uses no column and no label twice', () => {
    const columns = fields.map(([, { column }]) => column)
    expect(new Set(columns).size).toBe(columns.length)
    expect(new Set(labels).size).toBe(labels.length)
  })

  it.each(fields)('names the column of %s as the field', (name, { column }) => {
    expect(column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())).toBe(name)
  })
})

describe('a filled-in form', () => {
  const form = emptyBookingForm('standard')

  it('has a blank input for each field but equipmentPreferences', () => {
    const { equipmentPreferences: _, ...asked } = eachBookingField(() => '')
    expect(form).toMatchObject(asked)
    expect(form).not.toHaveProperty('equipmentPreferences')
  })

  it('reads as no details while nothing is filled in', () => expect(detailsOfForm(form)).toEqual(noDetails))

  it('reads trimmed texts, chosen ids, and yes and no', () => {
    const filledIn = {
      ...form,
      notes: ' Ring twice ',
      parkingAvailable: 'visitor',
      useCustomerEquipment: 'no',
    } as const
    expect(detailsOfForm(filledIn)).toEqual({
      ...noDetails,
      notes: 'Ring twice',
      parkingAvailable: 'visitor',
      useCustomerEquipment: false,
    })
  })

  it('says what is wrong with the special instructions', () => {
    expect(bookingFormProblems({ ...form, notes: 'x'.repeat(1001) }, gtaRules).notes).toBe(
      'Please keep your instructions under 1000 characters.',
    )
    expect(bookingFormProblems({ ...form, notes: 'x'.repeat(1000) }, gtaRules)).not.toHaveProperty('notes')
  })
})

describe('columns', () => {
  const details = {
    ...noDetails,
    parkingAvailable: 'visitor',
    equipmentPreferences: 'The green mop',
    useCustomerEquipment: true,
  }

  it('say in words what was left out, and nothing for equipment', () => {
    expect(detailColumns(noDetails)).toEqual({
      home_type: 'Not specified',
      someone_home: 'Not specified',
      entry_instructions: 'Not provided',
      building_access: 'Not specified',
      parking_available: 'Not specified',
      pet_details: 'None',
      avoid_areas: 'None',
      use_customer_equipment: null,
      equipment_preferences: '',
      notes: 'None',
      language: 'Not specified',
    })
  })

  it('are read as the details that were stored', () => {
    expect(detailsOfRow(detailColumns(details))).toMatchObject({
      parkingAvailable: 'visitor',
      equipmentPreferences: 'The green mop',
      useCustomerEquipment: true,
    })
    expect(detailsOfRow({})).toEqual(noDetails)
  })

  it.each([
    ['home_type', 100],
    ['entry_instructions', 1000],
    ['equipment_preferences', 200],
  ])('take %s up to %i characters', (column, max) => {
    const issuesOf = (length: number) => {
      const parsed = parseCheckout({ [column]: 'x'.repeat(length) })
      return parsed.ok ? [] : parsed.issues.map((issue) => issue.field)
    }
    expect(issuesOf(max)).not.toContain(column)
    expect(issuesOf(max + 1)).toContain(column)
  })
})

describe('isUnset', () => {
  it.each(['Not specified', 'Not provided', ' None '])('holds for %j', (text) =>
    expect(isUnset(text)).toBe(true),
  )
  it.each(['', 'none', 'Two cats'])('does not hold for %j', (text) => expect(isUnset(text)).toBe(false))
})

describe('answerText', () => {
  it.each([
    ['parkingAvailable', 'no-paid', 'No, paid parking only'],
    ['homeType', 'Loft', 'Loft'],
    ['notes', 'yes', 'yes'],
    ['useCustomerEquipment', true, 'Yes'],
    ['useCustomerEquipment', false, 'No'],
    ['useCustomerEquipment', 'no', 'No'],
    ['notes', null, null],
  ] as const)('shows %s %j as %j', (name, answer, shown) => expect(answerText(name, answer)).toBe(shown))
})
