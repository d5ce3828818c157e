import {
  type Checked,
  checkEmail,
  invalid,
  invalidNameMessage,
  isName,
  valid,
} from '@dustforce/core/validation'
import type { ContactRules } from '../contact/index.ts'

/** The person that a booking is for and the address, as the office edits them. */
export interface EditedContact {
  readonly customerName: string
  readonly email: string
  readonly phone: string
  readonly address: string
}

type Checks = { readonly [F in keyof EditedContact]: (text: string) => Checked }

const checksBy = ({ checkPhone, checkAddress }: ContactRules): Checks => ({
  // First and last name of a form are one text here.
  customerName: (text) => (isName(text, 201) ? valid(text.trim()) : invalid(invalidNameMessage)),
  email: checkEmail,
  phone: checkPhone,
  address: checkAddress,
})

const fields = ['customerName', 'email', 'phone', 'address'] as const

/**
 * Finds what is wrong with an edited contact by the rules of a new booking, by field; empty when nothing is. What stays as it is stored is not
 * judged: a booking from before a rule can still be changed otherwise.
 *
 * @example
 * const stored = { customerName: 'Ana Diaz', email: 'ana@example.com', phone: '(416) 555-0177', address: '1 King St W' }
 * editedContactProblems({ ...stored, phone: '12' }, stored, gtaRules.contact) // => { phone: 'Please enter a valid phone number' }
 */
export function editedContactProblems(
  edit: EditedContact,
  stored: EditedContact,
  contact: ContactRules,
): Partial<Record<keyof EditedContact, string>> {
  const problems: Partial<Record<keyof EditedContact, string>> = {}
  for (const field of fields) {
    const checked = checkEdited(field, edit, stored, contact)
    if (!checked.ok) problems[field] = checked.message
  }
  return problems
}

/**
 * An edited contact as a booking stores it: trimmed, the e-mail in lower case, the phone formatted. What is wrong or stays is as it was
 * given.
 *
 * @example
 * const stored = { customerName: 'Ana Diaz', email: 'ana@example.com', phone: '(416) 555-0177', address: '1 King St W' }
 * storedContact({ ...stored, phone: '4165550123' }, stored, gtaRules.contact).phone // => '(416) 555-0123'
 */
export function storedContact(
  edit: EditedContact,
  stored: EditedContact,
  contact: ContactRules,
): EditedContact {
  const textOf = (field: keyof EditedContact) => {
    const checked = checkEdited(field, edit, stored, contact)
    return checked.ok ? checked.value : edit[field]
  }
  return {
    customerName: textOf('customerName'),
    email: textOf('email'),
    phone: textOf('phone'),
    address: textOf('address'),
  }
}

function checkEdited(
  field: keyof EditedContact,
  edit: EditedContact,
  stored: EditedContact,
  contact: ContactRules,
): Checked {
  return edit[field] === stored[field] ? valid(edit[field]) : checksBy(contact)[field](edit[field])
}
