import { isValueOf, measureProblem } from '../catalogue/measure.ts'
import type { PriceBook } from '../catalogue/price-book.ts'
import { isBusinessDate } from '../schedule/business-date.ts'
import type { AskedMeasure } from './asked-measure.ts'
import type { Discount, QuoteRequest } from './quote-request.ts'

/** Why a request cannot be quoted: the field that is wrong and a sentence that says why. */
export interface QuoteProblem {
  readonly field: string
  readonly message: string
}

/** What every request may say, whatever its book. */
const ownFields = ['service', 'addOns', 'date', 'time', 'frequency', 'promo']

/**
 * What is wrong with a request by itself, except its add-ons, which are checked when they are looked up, and its discount. The request may come from
 * JavaScript or JSON: its types are checked too.
 *
 * @param measures those of the book, as the service asks for them
 */
export function requestProblems(
  { services, frequencies = {} }: PriceBook,
  measures: readonly AskedMeasure[],
  request: QuoteRequest,
): QuoteProblem[] {
  const problems: QuoteProblem[] = []
  const check = (isRight: boolean, field: string, message: string) => {
    if (!isRight) problems.push({ field, message })
  }
  const checkName = (field: string, name: unknown, entries: object) => {
    const isText = typeof name === 'string'
    const choices = Object.keys(entries).join(', ') || 'none'
    const message = isText ? `Unknown ${field} '${name}'; choose one of ${choices}` : 'must be text'
    check(isText && Object.hasOwn(entries, name), field, message)
  }
  const { date, time, frequency } = request
  checkName('service', request.service, services)
  const fields = [...ownFields, ...measures.map(({ id }) => id)]
  for (const field in request) {
    const isKnown = request[field] === undefined || fields.includes(field)
    check(isKnown, field, `unknown; the fields are ${fields.join(', ')}`)
  }
  for (const { id, measure, isNeeded } of measures) {
    const value = request[id]
    const isRight = value === undefined ? !isNeeded : isValueOf(measure, value)
    check(isRight, id, measureProblem(measure, value))
  }
  if (date !== undefined) check(isBusinessDate(date), 'date', `must be a day as yyyy-MM-dd${notThis(date)}`)
  if (time !== undefined) check(isClock(time), 'time', `must be a time as HH:mm${notThis(time)}`)
  if (frequency !== undefined) checkName('frequency', frequency, frequencies)
  return problems
}

function isClock(time: unknown): boolean {
  return typeof time === 'string' && clock.test(time)
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** The end of a sentence that names a wrong text. Only text is named: an object from JSON may have no text at all. */
function notThis(value: unknown): string {
  return typeof value === 'string' ? `, not '${value}'` : ''
}

/** A million dollars, in cents. */
const mostDiscount = 100_000_000

/** What is wrong with a discount; undefined when nothing is. One with a label may add to the price. */
export function discountProblem(promo: Discount): string | undefined {
  const isFixed = promo?.type === 'fixed'
  const value: unknown = isFixed ? promo.amountCents : promo?.type === 'percentage' ? promo.value : undefined
  const label = isFixed && promo.label
  let keys = label ? -1 : 0
  for (const _ in promo) keys += 1
  if (typeof value !== 'number' || keys !== 2)
    return "must be { type: 'percentage', value } or { type: 'fixed', amountCents }"
  if (!((label || value >= 0) && value <= mostDiscount))
    return `A discount must be a number from 0, not ${value}`
  if (!isFixed && value > 100) return `A percentage cannot exceed 100, not ${value}`
  return isFixed && !Number.isInteger(value)
    ? `A fixed discount must be whole cents, not ${value}`
    : undefined
}
