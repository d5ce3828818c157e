import * as Record from 'effect/Record'
import * as Schema from 'effect/Schema'
import { checkedNumber, checkedText, text } from '../forms/schema-fields.ts'
import { schemaParser } from '../forms/schema-parser.ts'
import { type DetailInputs, inputNames } from './booking-details.ts'
import { bookingFields, type DeclaredField } from './booking-fields.ts'
import type { BookingForm } from './booking-form.ts'
import {
  checkAddOns,
  checkCustomHomeType,
  checkInput,
  type FormRules,
  roomChecks,
  textChecks,
} from './form-checks.ts'
import { IdSchema } from './id-schemas.ts'
import { type Option, yesNoOptions } from './options.ts'

const choice = <V extends string>(options: readonly Option<V>[]) =>
  Schema.Literals(['', ...options.map((option) => option.value)])

/** The booking form: every field by its own rule, with its exact message. */
export function bookingFormSchema({ priceBook, contact }: FormRules) {
  return Schema.Struct({
    service: IdSchema,
    ...Record.map(textChecks(contact), checkedText),
    ...Record.map(roomChecks(priceBook), checkedNumber),
    ...detailInputs(),
    customHomeType: text(100),
    addOns: Schema.Array(IdSchema),
    hasPets: choice(yesNoOptions),
    promoCode: text(50),
    howOften: Schema.Literals(['', 'week', '2-weeks', '4-weeks', 'month']),
    messagesConsent: Schema.Boolean,
    termsConsent: Schema.Boolean,
  }).check(
    Schema.makeFilter((form: BookingForm) => {
      const homeType = checkCustomHomeType(form)
      const addOns = checkAddOns(form, priceBook)
      return [
        ...(homeType.ok ? [] : [{ path: ['customHomeType'], issue: homeType.message }]),
        ...(addOns.ok ? [] : [{ path: ['addOns'], issue: addOns.message }]),
      ]
    }),
  )
}

/** Reads a booking form from outside input: every wrong field is named. */
export function parseBookingForm(rules: FormRules) {
  return schemaParser(bookingFormSchema(rules))
}

function detailInputs() {
  const schemas = inputNames.map((name) => {
    const { options, check, max = 1000 }: DeclaredField = bookingFields[name]
    if (options !== undefined) return [name, choice(options)]
    return [name, check === undefined ? text(max) : checkedText((input) => checkInput(name, input))]
  })
  return Object.fromEntries(schemas) as { [N in keyof DetailInputs]: Schema.Codec<DetailInputs[N]> }
}
