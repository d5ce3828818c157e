import { measureProblem } from '../catalogue/measure.ts'
import type { PriceBook } from '../catalogue/price-book.ts'
import { isBusinessDate } from '../schedule/business-date.ts'
import type { CompiledBook, CompiledService } from './compiled-book.ts'
import type { Discount, QuoteRequest } from './quote-request.ts'

/** Why a request cannot be quoted: the field that is wrong and a sentence that says why. */
export interface QuoteProblem {
  readonly field: string
  readonly message: string
}

/**
 * What is wrong with a request by itself, but for its add-ons, which are checked when they are looked up, and its discount. The request may come from
 * JavaScript or JSON: its types are checked too.
 */
export function requestProblems(
  book: PriceBook,
  { fields, always }: CompiledBook,
  service: CompiledService | undefined,
  request: QuoteRequest,
): QuoteProblem[] {
  const problems: QuoteProblem[] = []
  if (service === undefined)
    problems.push({ field: 'service', message: unknownService(book, request.service) })
  for (const field in request) {
    const value = request[field]
    if (value === undefined) continue
    const measure = fields[field]
    if (measure === null) continue
    const message =
      measure === undefined
        ? `unknown; the fields are ${Object.keys(fields).join(', ')}`
        : measureProblem(measure, value)
    if (message !== undefined) problems.push({ field, message })
  }
  for (const [field, measure] of service?.needed ?? always) {
    const message = request[field] === undefined ? measureProblem(measure, undefined) : undefined
    if (message !== undefined) problems.push({ field, message })
  }
  const { date, time, frequency } = request
  if (date !== undefined && !isBusinessDate(date)) {
    problems.push({ field: 'date', message: `must be a day as yyyy-MM-dd${notThis(date)}` })
  }
  if (time !== undefined && !(typeof time === 'string' && clock.test(time))) {
    problems.push({ field: 'time', message: `must be a time as HH:mm${notThis(time)}` })
  }
  const { frequencies = {} } = book
  if (frequency !== undefined && !(typeof frequency === 'string' && Object.hasOwn(frequencies, frequency))) {
    const known = Object.keys(frequencies).join(', ') || 'none'
    const message =
      typeof frequency === 'string'
        ? `Unknown frequency '${frequency}'; choose one of ${known}`
        : `must be one of ${known}`
    problems.push({ field: 'frequency', message })
  }
  return problems
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** The end of a sentence that names a wrong text. Only text is named: an object from JSON may have no text at all. */
function notThis(value: unknown): string {
  return typeof value === 'string' ? `, not '${value}'` : ''
}

function unknownService({ services }: PriceBook, id: unknown): string {
  if (typeof id !== 'string') return 'must be text'
  return `Unknown service '${id}'; choose one of ${Object.keys(services).join(', ')}`
}

/** A million dollars, in cents. */
const mostDiscount = 100_000_000

/** Adds what is wrong with a discount to the problems. */
export function checkDiscount(problems: QuoteProblem[], promo: Discount) {
  const problem = (message: string) => problems.push({ field: 'promo', message })
  const isFixed = promo?.type === 'fixed'
  const value: unknown = isFixed ? promo.amountCents : promo?.type === 'percentage' ? promo.value : undefined
  let keys = 0
  for (const _ in promo) keys += 1
  if (typeof value !== 'number' || keys !== 2) {
    problem("must be { type: 'percentage', value } or { type: 'fixed', amountCents }")
  } else if (!(value >= 0 && value <= mostDiscount)) {
    problem(`A discount must be a number from 0, not ${value}`)
  } else if (!isFixed && value > 100) {
    problem(`A percentage cannot exceed 100, not ${value}`)
  } else if (isFixed && !Number.isInteger(value)) {
    problem(`A fixed discount must be whole cents, not ${value}`)
  }
}
