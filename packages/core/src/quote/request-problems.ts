import { isValueOf, measureProblem } from '../catalogue/measure.ts'
import { isOwnField } from '../catalogue/own-field.ts'
import type { PriceBook } from '../catalogue/price-book.ts'
import { isBusinessDate } from '../schedule/business-date.ts'
import { isRecord } from '../validation/is-record.ts'
import { addOnProblems } from './add-on-problems.ts'
import type { CompiledBook } from './compiled-book.ts'
import { discountProblem } from './discount-problem.ts'
import type { QuoteRequest } from './quote-request.ts'
import { isClock, isVisit } from './right-request.ts'

/** Why a request cannot be quoted: the field that is wrong and a sentence that says why. */
export interface QuoteProblem {
  readonly field: string
  readonly message: string
}

/** The fields that every request may have, whatever its book. */
const ownFields = ['service', 'addOns', 'date', 'time', 'frequency', 'visit', 'promo']

/**
 * Everything that is wrong with a request. It may come from JavaScript or JSON: its types are checked too.
 *
 * @param compiled the book, compiled
 * @param leavesTooLittle whether its discount would leave less than can be charged
 */
export function requestProblems(
  book: PriceBook,
  compiled: Pick<CompiledBook, 'services'>,
  request: QuoteRequest,
  leavesTooLittle = false,
): QuoteProblem[] {
  if (!isRecord(request)) return [{ field: '', message: 'must be an object' }]
  const { services, frequencies = {} } = book
  const service = typeof request.service === 'string' ? compiled.services[request.service] : undefined
  // A service that does not exist needs what every one does.
  const needing = service === undefined ? Object.values(compiled.services) : [service]
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
  const { addOns, date, time, frequency, visit, promo } = request
  checkName('service', request.service, services)
  const fields = [...ownFields.filter((field) => isOwnField(book, field)), ...Object.keys(book.measures)]
  for (const field in request) {
    const isKnown = request[field] === undefined || fields.includes(field)
    check(isKnown, field, `unknown; the fields are ${fields.join(', ')}`)
  }
  for (const [id, measure] of Object.entries(book.measures)) {
    const value = request[id]
    const isNeeded = needing.every(({ needed }) => needed.some((one) => one.id === id))
    const isRight = value === undefined ? !isNeeded : isValueOf(measure, value)
    check(isRight, id, measureProblem(measure, value))
  }
  if (date !== undefined) check(isBusinessDate(date), 'date', `must be a day as yyyy-MM-dd${notThis(date)}`)
  if (time !== undefined) check(isClock(time), 'time', `must be a time as HH:mm${notThis(time)}`)
  if (frequency !== undefined) checkName('frequency', frequency, frequencies)
  if (visit !== undefined && isOwnField(book, 'visit'))
    check(isVisit(visit), 'visit', 'must be a whole number from 1')
  const { name = '' } = (service && services[request.service]) ?? {}
  if (service !== undefined && addOns !== undefined)
    for (const message of addOnProblems(name, service.addOns, addOns))
      problems.push({ field: 'addOns', message })
  const promoMessage = promo === undefined ? undefined : discountProblem(promo)
  check(promoMessage === undefined, 'promo', promoMessage ?? '')
  check(!leavesTooLittle, 'promo', 'The discount would leave less to pay than can be charged')
  if (problems.length === 0 && service?.base(request) === null)
    check(false, service.needed[0]?.id ?? '', `${name} has no price for this little`)
  return problems
}

/** The end of a sentence that names a wrong text. Only text is named: an object from JSON may have no text at all. */
function notThis(value: unknown): string {
  return typeof value === 'string' ? `, not '${value}'` : ''
}
