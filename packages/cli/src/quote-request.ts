import type { Discount, QuoteRequest } from '@dustforce/core/quote'
import { type Flags, numberFlag, textFlag } from './command.ts'
import { InputError, wrong } from './input-error.ts'

const fields = ['service', 'bedrooms', 'bathrooms', 'addOns', 'pets', 'promo']

/**
 * Reads a quote request from JSON. What the price book makes of it is the quote's own check.
 *
 * @throws InputError naming every field whose type is wrong
 */
export function parseQuoteRequest(input: unknown): QuoteRequest {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw wrong('request', 'must be an object')
  const { service, bedrooms, bathrooms, addOns, pets, promo }: Record<string, unknown> = { ...input }
  const problems: { field: string; message: string }[] = []
  const check = <T>(
    field: string,
    value: unknown,
    is: (value: unknown) => value is T,
    what: string,
    fallback: T,
  ): T => {
    if (is(value)) return value
    problems.push({ field, message: `must be ${what}` })
    return fallback
  }
  for (const field of Object.keys(input)) {
    if (!fields.includes(field))
      problems.push({ field, message: `unknown; the fields are ${fields.join(', ')}` })
  }
  const request: QuoteRequest = {
    service: check('service', service, isText, 'text', ''),
    bedrooms: check('bedrooms', bedrooms, isNumber, 'a number', 0),
    bathrooms: check('bathrooms', bathrooms, isNumber, 'a number', 0),
    ...(addOns !== undefined && { addOns: check('addOns', addOns, isTextList, 'a list of add-on ids', []) }),
    ...(pets !== undefined && { pets: check('pets', pets, isBoolean, 'true or false', false) }),
    ...(promo !== undefined && {
      promo: check('promo', promo, isDiscount, "{ type: 'percentage' or 'fixed', value: a number }", none),
    }),
  }
  if (problems.length > 0) throw new InputError(problems)
  return request
}

/** Reads a quote request from flags: `--promo 10%` is a percentage, `--promo 20` dollars. */
export function quoteRequestFromFlags(flags: Flags): QuoteRequest {
  const addOns = textFlag(flags, 'add-ons')
  const promo = textFlag(flags, 'promo')
  return parseQuoteRequest({
    service: textFlag(flags, 'service'),
    bedrooms: numberFlag(flags, 'bedrooms'),
    bathrooms: numberFlag(flags, 'bathrooms'),
    ...(addOns !== undefined && { addOns: addOns.split(',').map((id) => id.trim()) }),
    ...(flags.pets === true && { pets: true }),
    ...(promo !== undefined && { promo: discountFrom(promo) }),
  })
}

const none: Discount = { type: 'fixed', value: 0 }

function discountFrom(text: string): Discount {
  const [, value, percent] = /^\$?(\d+(?:\.\d+)?)(%?)$/.exec(text.trim()) ?? []
  if (value === undefined) throw wrong('promo', `write 10% or 20 (dollars), not '${text}'`)
  return { type: percent === '%' ? 'percentage' : 'fixed', value: Number(value) }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isDiscount = (value: unknown): value is Discount =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'percentage' || value.type === 'fixed') &&
  'value' in value &&
  isNumber(value.value)
