import { addOnsFor, gtaPriceBook } from '@dustforce/core/catalogue'
import { inputNames } from '@dustforce/office/booking'
import { expect, test } from 'vitest'
import { askedFields } from './asked-fields.ts'
import { sectionWords } from './section-words.ts'
import { emptyForm, filledForm } from './story-form.ts'

const offered = addOnsFor(gtaPriceBook, 'deep-clean')

/** The fields that have a part of their own, written out. */
const ownPlace = ['homeType', 'useCustomerEquipment', 'notes', 'language']

test('each declared field is asked in one place of the form', () => {
  const asked = Object.values(askedFields).flatMap((fields) => fields.map(({ name }) => name))
  expect([...asked, ...ownPlace].sort()).toEqual([...inputNames].sort())
})

test('an untouched part says what it is for, or what holds without it', () => {
  expect([
    sectionWords.addOns(emptyForm, offered, '$0'),
    sectionWords.pets(emptyForm, '$25'),
    sectionWords.access(emptyForm),
    sectionWords.parking(emptyForm),
    sectionWords.notes(emptyForm),
    sectionWords.equipment(emptyForm),
  ]).toEqual([
    'None added',
    '$25 if you have pets',
    'Who lets us in',
    'Where we park, stairs or elevator',
    'Anything else we should know',
    'We bring everything',
  ])
})

test('a filled part says what is in it', () => {
  const form = {
    ...filledForm,
    avoidAreas: 'the office',
    someoneHome: 'no',
    entryInstructions: 'Buzzer 405',
    parkingAvailable: 'visitor',
    buildingAccess: 'both',
    notes: ' Please ring\n twice ',
    useCustomerEquipment: 'yes',
  } as const
  expect([
    sectionWords.addOns(form, offered, '$35'),
    sectionWords.pets(form, '$25'),
    sectionWords.access(form),
    sectionWords.parking(form),
    sectionWords.notes(form),
    sectionWords.equipment(form),
  ]).toEqual([
    '$35: Laundry, Dishwashing',
    'Pets, $25 · Two cats, shy · Avoid: the office',
    'No, nobody will be home · Buzzer 405',
    'Visitor parking · Elevator and stairs',
    'Please ring twice',
    'Your own equipment',
  ])
  expect(sectionWords.pets({ ...form, hasPets: 'no' }, '$25')).toBe('No pets · Avoid: the office')
  expect(sectionWords.pets({ ...emptyForm, hasPets: 'yes' }, null)).toBe('Pets')
  expect(sectionWords.pets(emptyForm, null)).toBe('If you have pets')
  expect(sectionWords.access({ ...form, someoneHome: 'yes' })).toBe('Yes, someone will be home')
  expect(sectionWords.parking({ ...form, buildingAccess: '' })).toBe('Visitor parking')
  expect(sectionWords.promo({ status: 'applied', code: 'SPRING', savings: '$33' })).toBe(
    'SPRING: you save $33',
  )
  expect(sectionWords.promo({ status: 'empty' })).toBe('If you have one')
})
