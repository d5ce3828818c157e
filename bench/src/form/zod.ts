import { isBusinessDate, minuteOfLabel } from '@dustforce/core/schedule'
import { formatPhone, formatPostalCode } from '@dustforce/core/validation'
import * as z from 'zod'
import * as rule from './rules.ts'
import { messages } from './rules.ts'

const required = (missing: string) => z.string().trim().min(1, { error: missing, abort: true })
const name = (missing: string) =>
  required(missing).min(2, messages.name).max(100, messages.name).regex(rule.namePattern, messages.name)
const text = (longest: number) => z.string().max(longest)

const schema = z
  .object({
    service: z.enum(rule.services),
    firstName: name(messages.firstNameMissing),
    lastName: name(messages.lastNameMissing),
    email: required(messages.emailMissing)
      .toLowerCase()
      .refine((email) => !rule.isUnfinished(email), { error: messages.emailUnfinished, abort: true })
      .refine((email) => !rule.isShort(email), { error: messages.emailShort, abort: true })
      .regex(rule.emailPattern, messages.email),
    phone: required(messages.phoneMissing)
      .overwrite(formatPhone)
      .regex(/^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/, messages.phone),
    streetAddress: required(messages.street),
    city: required(messages.city),
    province: z.enum(['', 'ON'], messages.province),
    postalCode: z.string().overwrite(formatPostalCode).regex(rule.postalCodePattern, messages.postalCode),
    bedrooms: z.int(messages.bedrooms).min(1, messages.bedrooms).max(5, messages.bedrooms),
    bathrooms: z.int(messages.bathrooms).min(1, messages.bathrooms).max(5, messages.bathrooms),
    homeType: z.enum(rule.homeTypes),
    customHomeType: text(100),
    date: z.string().refine(isBusinessDate, messages.date),
    time: z.string().refine((label) => minuteOfLabel(label) !== null, messages.time),
    addOns: z.array(z.enum(rule.addOns)),
    hasPets: z.enum(rule.yesNo),
    petDetails: text(1000),
    avoidAreas: text(1000),
    someoneHome: z.enum(rule.someoneHome),
    entryInstructions: text(1000),
    parkingAvailable: z.enum(rule.parking),
    buildingAccess: z.enum(rule.access),
    notes: z.string().max(1000, messages.notes),
    useCustomerEquipment: z.enum(rule.yesNo),
    promoCode: text(50),
    messagesConsent: z.boolean(),
    termsConsent: z.boolean(),
  })
  .refine(rule.isHomeNamed, { path: ['customHomeType'], error: messages.homeType })
  .refine(rule.isOffered, { path: ['addOns'], error: messages.addOns })

/** The wrong fields of a form with their messages, by zod. */
export function problemsByZod(form: unknown): Record<string, string> {
  const result = schema.safeParse(form)
  const problems: Record<string, string> = {}
  if (!result.success)
    for (const { path, message } of result.error.issues) problems[String(path[0])] ??= message
  return problems
}
