import { emptyBookingForm } from '@dustforce/core/booking'
import { expect, test } from 'vitest'
import { attemptIdFor, parseBookingDraft } from './booking-draft.ts'

test('a draft comes back as it was typed', () => {
  const form = {
    ...emptyBookingForm('deep-clean'),
    firstName: 'Ana',
    bedrooms: 3,
    addOns: ['laundry' as const],
  }
  expect(parseBookingDraft(JSON.stringify(form))).toEqual(form)
})

test('what is no draft is no draft', () => {
  for (const text of [
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"service":"window-washing"}',
    '{"service":"toString"}',
  ]) {
    expect(parseBookingDraft(text)).toBeNull()
  }
})

test('fields of another kind, unknown fields and add-ons of another service are left out', () => {
  const text = JSON.stringify({
    service: 'move-clean',
    firstName: 7,
    bedrooms: '3',
    lastName: 'Diaz',
    cardNumber: '4242',
    addOns: ['oven-cleaning', 'laundry', 'laundry', 9],
  })
  expect(parseBookingDraft(text)).toEqual({
    ...emptyBookingForm('move-clean'),
    lastName: 'Diaz',
    addOns: ['laundry'],
  })
})

test('an attempt without storage gets an id each time', () => {
  let made = 0
  const newId = () => {
    made += 1
    return `id-${made}`
  }
  expect([attemptIdFor('a', newId), attemptIdFor('a', newId)]).toEqual(['id-1', 'id-2'])
})
