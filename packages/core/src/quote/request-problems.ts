import { isValueOf, measureProblem } from '../catalogue/measure.ts'
import { isOwnField } from '../catalogue/own-field.ts'
import type { PriceBook } from '../catalogue/price-book.ts'
import { isBusinessDate } from '../schedule/business-date.ts'
import type { AskedMeasure } from './asked-measure.ts'
import type { QuoteRequest } from './quote-request.ts'
import { isClock, isVisit } from './right-request.ts'

/** Why a request cannot be quoted: the field that is wrong and a sentence that says why. */
export interface QuoteProblem {
  readonly field: string
  readonly message: string
}

/** What every request may say, whatever its book. */
const ownFields = ['service', 'addOns', 'date', 'time', 'frequency', 'visit', 'promo']

/**
 * What is wrong with a request by itself, except its add-ons, which are checked when they are looked up, and its discount. The request may come from
 * JavaScript or JSON: its types are checked too.
 *
 * @param measures those of the book, as the service asks for them
 */
export function requestProblems(
  book: PriceBook,
  measures: readonly AskedMeasure[],
  request: QuoteRequest,
): QuoteProblem[] {
  const { services, frequencies = {} } = book
  const problems: QuoteProblem[] = []
  const check = (isRight: boolean, field: string, message: string) => {
    if (!isRight) problems.push({ field, message })
  }
  const checkName = (field: string, name: unknown, entries: object) => {
    const isText = typeof name === 'string'
    const choices = Object.keys(entries).join(', ') || 'none'
    const message = `${isText ? `Unknown ${field} '${name}'; ` : ''}choose one of ${choices}`
    check(isText && Object.hasOwn(entries, name), field, message)
  }
  const { date, time, frequency, visit } = request
  checkName('service', request.service, services)
  const ids = measures.map(({ id }) => id)
  const fields = [...ownFields.filter((field) => isOwnField(book, field)), ...ids]
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
  if (visit !== undefined && isOwnField(book, 'visit'))
    check(isVisit(visit), 'visit', 'must be a whole number from 1')
  return problems
}

/** The end of a sentence that names a wrong text. Only text is named: an object from JSON may have no text at all. */
function notThis(value: unknown): string {
  return typeof value === 'string' ? `, not '${value}'` : ''
}
