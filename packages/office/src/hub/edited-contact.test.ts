import { expect, test } from 'vitest'
import { gtaRules } from '../testing/business.ts'
import * as edited from './edited-contact.ts'

const { contact } = gtaRules
const editedContactProblems = (edit: edited.EditedContact, before: edited.EditedContact) =>
  edited.editedContactProblems(edit, before, contact)
const storedContact = (edit: edited.EditedContact, before: edited.EditedContact) =>
  edited.storedContact(edit, before, contact)

const stored = {
  customerName: 'Zoe Ng',
  email: 'zoe@example.com',
  phone: '(416) 555-0177',
  address: '12 Queen St W, Toronto, ON M5H 3X4',
}

test.each([
  ['customerName', ['', ' ', 'Z', '12', '<b>']],
  ['email', ['', 'nonsense', 'zoe@gmail', 'zoe @example.com']],
  ['phone', ['', '12', '416 555 012', '(116) 555-0123']],
  ['address', ['', '12 Queen St W, Toronto, QC H2X 1Y4']],
] as const)('refuses a %s that a new booking refuses', (field, texts) => {
  for (const text of texts)
    expect(Object.keys(editedContactProblems({ ...stored, [field]: text }, stored))).toEqual([field])
})

test('does not judge what stays as it is stored', () => {
  const old = { customerName: '', email: 'nonsense', phone: '12', address: '' }
  expect(editedContactProblems(old, old)).toEqual({})
  expect(storedContact(old, old)).toEqual(old)
  expect(editedContactProblems({ ...old, phone: '13' }, old)).toEqual({
    phone: 'Please enter a valid phone number',
  })
})

test('leaves what is wrong as it was given, for the database to refuse', () => {
  expect(storedContact({ ...stored, phone: '12' }, stored)).toEqual({ ...stored, phone: '12' })
})

test('stores an edit as a new booking would', () => {
  const edit = { ...stored, customerName: ' Zoe Ng-Li ', email: 'Zoe@Example.com', phone: '+1 416 555 0123' }
  expect(storedContact(edit, stored)).toEqual({
    ...stored,
    customerName: 'Zoe Ng-Li',
    email: 'zoe@example.com',
    phone: '(416) 555-0123',
  })
})
