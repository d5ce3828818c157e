import {
  type BookingDetails,
  type BookingFieldName,
  bookingFields,
  eachBookingField,
  isUnset,
} from '@dustforce/office/booking'
import type { SelectOption } from '@dustforce/ui/select'

/** The way in which a form asks for a detail of a visit. */
export interface VisitField {
  readonly name: BookingFieldName
  readonly label: string
  /** The choices, the first for none; null for a text. */
  readonly options: readonly SelectOption[] | null
  /** The most characters of a text. */
  readonly maxLength: number
}

const notChosen = { value: '', label: 'Not specified' }

/** Returns the fields in which the office may say how to get in and how to work, with choices that have what is stored now. */
export function visitFields(details: BookingDetails): readonly VisitField[] {
  const fields = eachBookingField((name, { label, kind, options = [], letter, max = 1000 }) => {
    if (letter?.[0] === 'home') return null
    const stored = inputOf(name, details)
    const isKnown = stored === '' || options.some(({ value }) => value === stored)
    const choices = [notChosen, ...options, ...(isKnown ? [] : [{ value: stored, label: stored }])]
    return { name, label, options: kind === 'text' ? null : choices, maxLength: max }
  })
  return Object.values(fields).filter((field) => field !== null)
}

/** Returns the stored value of a detail as its input shows it: '' for none. */
export function inputOf(name: BookingFieldName, details: BookingDetails): string {
  const answer = details[name]
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  return answer === null || isUnset(answer) ? '' : answer
}

/** Texts of inputs, of some of the fields. */
export type VisitTexts = Partial<Record<BookingFieldName, string>>

/** Returns the stored values of the fields that something is typed in, as their inputs show them. */
export function textsOf(details: BookingDetails, typed: VisitTexts): VisitTexts {
  const texts = eachBookingField((name) => (name in typed ? inputOf(name, details) : undefined))
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
}

/** Returns the details that are typed otherwise than they are stored. */
export function editedDetails(details: BookingDetails, typed: VisitTexts): Partial<BookingDetails> {
  const answers = eachBookingField((name) => {
    const text = typed[name]?.trim()
    if (text === undefined || text === inputOf(name, details).trim()) return undefined
    if (text === '') return null
    return bookingFields[name].kind === 'flag' ? text === 'yes' : text
  })
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))
}
