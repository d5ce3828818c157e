import { afterEach, expect, test, vi } from 'vitest'
import { focusField, isWrong, wrongFieldsIn } from './wrong-fields.ts'

afterEach(() => void vi.restoreAllMocks())

/** The wrong fields of a form of these parts. */
function wrongIn(html: string) {
  document.body.innerHTML = `<form>${html}</form>`
  return wrongFieldsIn(document.forms[0] ?? document.body)
}

const email =
  '<label for="email">Email <i aria-hidden="true">*</i></label><input id="email" aria-invalid="true">'

test('the wrong fields are found from the top, each by its name', () => {
  const found = wrongIn(
    `<input id="name">${email}<fieldset id="date" data-wrong=""><legend>Date</legend></fieldset>
    <fieldset id="when" data-wrong="" aria-label="When"></fieldset>
    <label for="terms">I agree to receive text messages about this booking</label><input id="terms" aria-invalid="true">`,
  )
  expect(found.map(({ control, name }) => [control.id, name])).toEqual([
    ['email', 'Email'],
    ['date', 'Date'],
    ['when', 'When'],
    ['terms', 'I agree to receive text messages about this book…'],
  ])
})

test('the radios of a group are one field', () => {
  const radio = '<input type="radio" name="pets" aria-invalid="true">'
  const found = wrongIn(`<fieldset id="pets"><legend>Pets</legend>${radio}${radio}</fieldset>`)
  expect(found.map(({ control, name }) => [control.id, name])).toEqual([['pets', 'Pets']])
})

test('a field that is put right, or gone, is no longer wrong', () => {
  const [field, group] = wrongIn(`${email}<fieldset data-wrong=""></fieldset>`)
  if (field === undefined || group === undefined) throw new Error('not found')
  expect([field, group].map(isWrong)).toEqual([true, true])
  field.control.removeAttribute('aria-invalid')
  group.control.remove()
  expect([field, group].map(isWrong)).toEqual([false, false])
})

function focusOn(id: string) {
  const control = document.getElementById(id)
  if (control !== null) focusField({ control, name: '' })
}

test('the focus moves to the control, in the middle of the window', () => {
  document.body.innerHTML = '<input id="email">'
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  focusOn('email')
  expect(document.activeElement?.id).toBe('email')
  expect(scroll).toHaveBeenCalledWith({ block: 'center' })
})

test('in a calendar the focus moves to the day that takes it', () => {
  document.body.innerHTML = `<fieldset id="date"><select></select><div role="gridcell"><button id="first" tabindex="-1"></button></div>
    <div role="gridcell"><button id="today" tabindex="0"></button></div></fieldset>`
  focusOn('date')
  expect(document.activeElement?.id).toBe('today')
})

test('in a group of radios the focus moves to the one that is chosen', () => {
  document.body.innerHTML = `<fieldset id="pets"><input type="radio" name="pets"><input id="yes" type="radio" name="pets" checked></fieldset>`
  focusOn('pets')
  expect(document.activeElement?.id).toBe('yes')
})

test('closed parts of the form open for their field', () => {
  document.body.innerHTML = `<details id="other"></details>
    <details id="outer"><details id="notes"><textarea id="text"></textarea></details></details>`
  focusOn('text')
  expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['outer', 'notes'])
})
