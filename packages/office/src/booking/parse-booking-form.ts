import { intervals } from '@dustforce/core/series'
import { type Checked, type Issue, isRecord, type Parsed } from '@dustforce/core/validation'
import { inputNames } from './booking-details.ts'
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
import { yesNoOptions } from './options.ts'

/** A rule that says what is wrong with a value from outside; undefined when nothing is. */
type Rule = (value: unknown) => string | undefined

/**
 * Reads a booking form from outside input: every wrong field is named, with the message that the form shows. Fields that no form has are left
 * out. What fields mean for each other is checked once each is right by itself.
 */
export function parseBookingForm(rules: FormRules): (input: unknown) => Parsed<BookingForm> {
  const fields = Object.entries(fieldRules(rules))
  return (input) => {
    if (!isRecord(input)) return { ok: false, issues: [{ field: '', message: 'must be a booking form' }] }
    const issues: Issue[] = []
    for (const [field, rule] of fields) {
      const message = rule(input[field])
      if (message !== undefined) issues.push({ field, message })
    }
    if (issues.length > 0) return { ok: false, issues }
    const form: unknown = Object.fromEntries(fields.map(([field]) => [field, input[field]]))
    return together(form as BookingForm, rules)
  }
}

function together(form: BookingForm, { priceBook }: FormRules): Parsed<BookingForm> {
  const checks = { customHomeType: checkCustomHomeType(form), addOns: checkAddOns(form, priceBook) }
  const issues = Object.entries(checks).flatMap(([field, result]) =>
    result.ok ? [] : [{ field, message: result.message }],
  )
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: form }
}

/** The rule of each field by itself. */
function fieldRules({ priceBook, contact }: FormRules): Readonly<Record<string, Rule>> {
  const { bedrooms, bathrooms } = roomChecks(priceBook)
  const texts = Object.entries(textChecks(contact)).map(([name, check]) => [name, text(check)] as const)
  const inputs = inputNames.map((name) => [name, inputRule(name)] as const)
  return {
    service: (value) => (isId(value) ? undefined : 'must be the id of a service'),
    ...Object.fromEntries(texts),
    bedrooms: number(bedrooms),
    bathrooms: number(bathrooms),
    ...Object.fromEntries(inputs),
    customHomeType: textUpTo(100),
    addOns: (value) => (Array.isArray(value) && value.every(isId) ? undefined : 'must be a list of ids'),
    hasPets: oneOf(yesNoOptions.map(({ value }) => value)),
    promoCode: textUpTo(50),
    howOften: oneOf(intervals),
    messagesConsent: flag,
    termsConsent: flag,
  }
}

function inputRule(name: (typeof inputNames)[number]): Rule {
  const { options, check, max = 1000 }: DeclaredField = bookingFields[name]
  if (options !== undefined) return oneOf(options.map(({ value }) => value))
  return check === undefined ? textUpTo(max) : text((input) => checkInput(name, input))
}

function text(check: (value: string) => Checked<unknown>): Rule {
  return (value) => (typeof value === 'string' ? messageOf(check(value)) : 'must be text')
}

function textUpTo(most: number): Rule {
  return (value) => {
    if (typeof value !== 'string') return 'must be text'
    return value.length <= most ? undefined : `Please keep this under ${most} characters`
  }
}

function number(check: (value: number) => Checked<unknown>): Rule {
  return (value) =>
    typeof value === 'number' && Number.isFinite(value) ? messageOf(check(value)) : 'must be a number'
}

/** One of some values, or '' while nothing is chosen. */
function oneOf(values: readonly string[]): Rule {
  return (value) =>
    value === '' || values.some((other) => other === value)
      ? undefined
      : `must be one of ${values.join(', ')}`
}

function flag(value: unknown): string | undefined {
  return typeof value === 'boolean' ? undefined : 'must be true or false'
}

/** Returns true for an id of a service or an add-on, as price books have them. */
function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,49}$/.test(value)
}

function messageOf(result: Checked<unknown>): string | undefined {
  return result.ok ? undefined : result.message
}
