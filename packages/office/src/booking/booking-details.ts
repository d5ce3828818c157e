import { booleanColumn, textColumn } from '../stored/column.ts'
import { bookingFields, type DeclaredField } from './booking-fields.ts'
import { type Choice, type Option, optionLabel } from './options.ts'

type Fields = typeof bookingFields

/** The name of a field of `bookingFields`. */
export type BookingFieldName = keyof Fields

type Answer<F> = F extends { readonly kind: 'flag' } ? boolean : string

/** The content of a booking in each field; null where the customer left it out. */
export type BookingDetails = { readonly [N in BookingFieldName]: Answer<Fields[N]> | null }

/** The same as it is sent and stored: by column, with a word for what was left out. */
export type DetailColumns = {
  readonly [N in BookingFieldName as Fields[N]['column']]: Answer<Fields[N]> extends string
    ? string
    : boolean | null
}

/** The same as the form asks for it: '' while nothing is chosen or typed. */
export type DetailInputs = {
  readonly [N in Exclude<BookingFieldName, 'equipmentPreferences'>]: Fields[N] extends {
    readonly options: infer O extends readonly Option[]
  }
    ? Choice<O>
    : string
}

const declared = /* @__PURE__ */ Object.entries(bookingFields) as [BookingFieldName, DeclaredField][]

/** The names of the fields, in their order. */
export const bookingFieldNames: readonly BookingFieldName[] = /* @__PURE__ */ declared.map(([name]) => name)

/**
 * A value for each field of a booking, in the order of `bookingFields`.
 *
 * @example
 * eachBookingField((_, { label }) => label).parkingAvailable // => 'Parking'
 */
export function eachBookingField<V>(
  make: (name: BookingFieldName, field: DeclaredField) => V,
): Record<BookingFieldName, V> {
  const made: Partial<Record<BookingFieldName, V>> = {}
  for (const [name, field] of declared) made[name] = make(name, field)
  return made as Record<BookingFieldName, V>
}

/**
 * The details of a booking whose customer filled in none.
 *
 * @example
 * noDetails.notes // => null
 */
export const noDetails: BookingDetails = /* @__PURE__ */ eachBookingField(() => null)

/** The fields that the form asks for. */
export const inputNames = /* @__PURE__ */ Object.keys(bookingFields).filter(
  (name): name is keyof DetailInputs => name !== 'equipmentPreferences',
)

/** Reads the details of a filled-in form. */
export function detailsOfForm(form: DetailInputs): BookingDetails {
  return eachBookingField((name, { kind }) => {
    const answer = name === 'equipmentPreferences' ? null : textColumn(form[name])
    return kind === 'flag' ? booleanColumn(answer) : answer
  }) as BookingDetails
}

/** The details as a form asks for them again: '' for what is not to be asked again, was left out, or is none of the choices. */
export function inputsAgain(details: BookingDetails): DetailInputs {
  const { equipmentPreferences: _notAsked, ...inputs } = eachBookingField((name, field) =>
    field.again === true ? inputOf(field, details[name]) : '',
  )
  return inputs as DetailInputs
}

/** An answer as a form asks for it: '' for none, or for one that is none of the choices. */
export function inputOf({ options }: DeclaredField, answer: string | boolean | null): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  if (answer === null || isUnset(answer)) return ''
  return options === undefined || options.some(({ value }) => value === answer) ? answer : ''
}

/** Reads the details of a stored row or of a payload, whatever the shape its columns arrive in. */
export function detailsOfRow(
  row: Readonly<Record<string, unknown>>,
  textOf: (column: unknown) => string | null = textColumn,
): BookingDetails {
  return eachBookingField((_, { kind, column }) =>
    kind === 'flag' ? booleanColumn(row[column]) : textOf(row[column]),
  ) as BookingDetails
}

/** The columns that details are sent and stored in. */
export function detailColumns(details: BookingDetails): DetailColumns {
  const columns = Object.values(
    eachBookingField((name, { kind, column, unset = '' }) => [
      column,
      kind === 'flag' ? details[name] : (details[name] ?? unset),
    ]),
  )
  return Object.fromEntries(columns) as DetailColumns
}

/**
 * Whether a stored text is one of the words for what the customer left out.
 *
 * @example
 * isUnset('Not specified') // => true
 */
export function isUnset(text: string): boolean {
  const stored = text.trim()
  return Object.values(bookingFields).some((field: DeclaredField) => field.unset === stored)
}

/**
 * Returns what is shown for an answer: the label of a choice, Yes or No, otherwise the text itself; null when there is none.
 *
 * @example
 * answerText('buildingAccess', 'both') // => 'Elevator and stairs'
 */
export function answerText(name: BookingFieldName, answer: string | boolean | null): string | null {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  const { options }: DeclaredField = bookingFields[name]
  return answer === null || options === undefined ? answer : optionLabel(options, answer)
}
