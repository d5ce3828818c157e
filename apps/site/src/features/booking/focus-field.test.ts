import { emptyBookingForm } from '@dustforce/office/booking'
import { afterEach, expect, test, vi } from 'vitest'
import { firstWrongField, focusField } from './focus-field.ts'

afterEach(() => void vi.restoreAllMocks())

test('the first wrong field is the one that stands highest in the form', () => {
  const order = [
    'firstName lastName email phone streetAddress city province postalCode bedrooms bathrooms customHomeType',
    'date time addOns notes promoCode messagesConsent termsConsent',
  ]
    .join(' ')
    .split(' ')
  for (const [at, field] of order.entries()) {
    const wrong = order.slice(at).toReversed()
    expect(firstWrongField(Object.fromEntries(wrong.map((name) => [name, 'Wrong'])))).toBe(field)
    expect(Object.keys(emptyBookingForm('standard'))).toContain(field)
  }
  expect(firstWrongField({})).toBeUndefined()
})

test('the focus moves to the control, in the middle of the window', () => {
  document.body.innerHTML = '<input id="booking-email">'
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  focusField('email')
  expect(document.activeElement?.id).toBe('booking-email')
  expect(scroll).toHaveBeenCalledWith({ block: 'center' })
})

test('in a group of controls the focus moves to the day that takes it', () => {
  document.body.innerHTML = `<fieldset id="booking-date"><button id="back" tabindex="0"></button>
    <div role="gridcell"><button id="first" tabindex="-1"></button></div>
    <div role="gridcell"><button id="today" tabindex="0"></button></div></fieldset>`
  focusField('date')
  expect(document.activeElement?.id).toBe('today')
})

test('a field that is not shown moves nothing', () => {
  document.body.innerHTML = '<fieldset id="booking-date"></fieldset>'
  expect(() => {
    focusField('date')
    focusField('email')
  }).not.toThrow()
})

test('a closed part of the form opens for its field', () => {
  document.body.innerHTML = `<details id="other"></details>
    <details id="notes"><textarea id="booking-notes"></textarea></details>`
  focusField('notes')
  expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['notes'])
  expect(document.activeElement?.id).toBe('booking-notes')
})
