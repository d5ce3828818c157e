import * as Schema from 'effect/Schema'
import { decoder } from '../validation/decoder.ts'
import { checkedNumber, checkedText, text } from '../validation/schema-fields.ts'
import type { BookingForm } from './booking-form.ts'
import { checkAddOns, checkCustomHomeType, formChecks } from './form-checks.ts'
import { AddOnIdSchema, ServiceIdSchema } from './id-schemas.ts'
import {
  buildingAccessOptions,
  homeTypeOptions,
  type Option,
  parkingOptions,
  someoneHomeOptions,
  yesNoOptions,
} from './options.ts'

const choice = <V extends string>(options: readonly Option<V>[]) =>
  Schema.Literals(['', ...options.map((option) => option.value)])

/** The booking form: every field by its own rule, with its exact message. Public spec, section 5. */
export const BookingFormSchema = Schema.Struct({
  service: ServiceIdSchema,
  firstName: checkedText(formChecks.firstName),
  lastName: checkedText(formChecks.lastName),
  email: checkedText(formChecks.email),
  phone: checkedText(formChecks.phone),
  streetAddress: checkedText(formChecks.streetAddress),
  city: checkedText(formChecks.city),
  province: checkedText(formChecks.province),
  postalCode: checkedText(formChecks.postalCode),
  bedrooms: checkedNumber(formChecks.bedrooms),
  bathrooms: checkedNumber(formChecks.bathrooms),
  homeType: choice(homeTypeOptions),
  customHomeType: text(100),
  date: checkedText(formChecks.date),
  time: checkedText(formChecks.time),
  addOns: Schema.Array(AddOnIdSchema),
  hasPets: choice(yesNoOptions),
  petDetails: text(1000),
  avoidAreas: text(1000),
  someoneHome: choice(someoneHomeOptions),
  entryInstructions: text(1000),
  parkingAvailable: choice(parkingOptions),
  buildingAccess: choice(buildingAccessOptions),
  notes: checkedText(formChecks.notes),
  useCustomerEquipment: choice(yesNoOptions),
  promoCode: text(50),
  messagesConsent: Schema.Boolean,
  termsConsent: Schema.Boolean,
}).check(
  Schema.makeFilter((form: BookingForm) => {
    const homeType = checkCustomHomeType(form)
    const addOns = checkAddOns(form)
    return [
      ...(homeType.ok ? [] : [{ path: ['customHomeType'], issue: homeType.message }]),
      ...(addOns.ok ? [] : [{ path: ['addOns'], issue: addOns.message }]),
    ]
  }),
)

/** Reads a booking form from outside input: every wrong field is named. */
export const decodeBookingForm = decoder(BookingFormSchema)
