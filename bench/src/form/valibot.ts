import { isBusinessDate, minuteOfLabel } from '@dustforce/core/schedule'
import { formatPhone, formatPostalCode } from '@dustforce/core/validation'
import * as v from 'valibot'
import * as rule from './rules.ts'
import { messages } from './rules.ts'

const required = (message: string) => v.pipe(v.string(), v.trim(), v.minLength(1, message))
const name = (missing: string) =>
  v.pipe(
    required(missing),
    v.minLength(2, messages.name),
    v.maxLength(100, messages.name),
    v.regex(rule.namePattern, messages.name),
  )
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const rooms = (message: string) =>
  v.pipe(v.number(), v.integer(message), v.minValue(1, message), v.maxValue(5, message))

const schema = v.pipe(
  v.object({
    service: v.picklist(rule.services),
    firstName: name(messages.firstNameMissing),
    lastName: name(messages.lastNameMissing),
    email: v.pipe(
      required(messages.emailMissing),
      v.toLowerCase(),
      v.check((email) => !rule.isUnfinished(email), messages.emailUnfinished),
      v.check((email) => !rule.isShort(email), messages.emailShort),
      v.regex(rule.emailPattern, messages.email),
    ),
    phone: v.pipe(
      required(messages.phoneMissing),
      v.transform(formatPhone),
      v.regex(/^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/, messages.phone),
    ),
    streetAddress: required(messages.street),
    city: required(messages.city),
    province: v.picklist(['', 'ON'], messages.province),
    postalCode: v.pipe(
      v.string(),
      v.transform(formatPostalCode),
      v.regex(rule.postalCodePattern, messages.postalCode),
    ),
    bedrooms: rooms(messages.bedrooms),
    bathrooms: rooms(messages.bathrooms),
    homeType: v.picklist(rule.homeTypes),
    customHomeType: text(100),
    date: v.pipe(
      v.string(),
      v.check((date) => isBusinessDate(date), messages.date),
    ),
    time: v.pipe(
      v.string(),
      v.check((label) => minuteOfLabel(label) !== null, messages.time),
    ),
    addOns: v.array(v.picklist(rule.addOns)),
    hasPets: v.picklist(rule.yesNo),
    petDetails: text(1000),
    avoidAreas: text(1000),
    someoneHome: v.picklist(rule.someoneHome),
    entryInstructions: text(1000),
    parkingAvailable: v.picklist(rule.parking),
    buildingAccess: v.picklist(rule.access),
    notes: v.pipe(v.string(), v.maxLength(1000, messages.notes)),
    useCustomerEquipment: v.picklist(rule.yesNo),
    promoCode: text(50),
    messagesConsent: v.boolean(),
    termsConsent: v.boolean(),
  }),
  v.forward(
    v.check((form) => rule.isHomeNamed(form), messages.homeType),
    ['customHomeType'],
  ),
  v.forward(
    v.check((form) => rule.isOffered(form), messages.addOns),
    ['addOns'],
  ),
)

/** The wrong fields of a form with their messages, by valibot. */
export function problemsByValibot(form: unknown): Record<string, string> {
  const result = v.safeParse(schema, form)
  const problems: Record<string, string> = {}
  for (const { path, message } of result.issues ?? []) problems[String(path?.[0].key)] ??= message
  return problems
}
