import type { PriceBook, Service } from '../catalogue/index.ts'
import type { Discount, QuoteRequest } from './quote-request.ts'

/** Why a request cannot be quoted: the field that is wrong and a sentence that says why. */
export interface QuoteProblem {
  readonly field: 'service' | 'bedrooms' | 'bathrooms' | 'addOns' | 'promo'
  readonly message: string
}

/**
 * Everything that keeps a request from being quoted under a price book; empty when it can be.
 *
 * @example
 * quoteProblems(gtaPriceBook, { service: 'standard', bedrooms: 0, bathrooms: 1 })
 * // => [{ field: 'bedrooms', message: 'Choose 1 to 5 bedrooms, not 0' }]
 */
export function quoteProblems(book: PriceBook, request: QuoteRequest): QuoteProblem[] {
  const service = Object.hasOwn(book.services, request.service) ? book.services[request.service] : undefined
  if (service === undefined) {
    const known = Object.keys(book.services).join(', ')
    return [{ field: 'service', message: `Unknown service '${request.service}'; choose one of ${known}` }]
  }
  const problems: QuoteProblem[] = []
  checkRooms(problems, 'bedrooms', request.bedrooms, book.maxRooms)
  checkRooms(problems, 'bathrooms', request.bathrooms, book.maxRooms)
  if (request.addOns !== undefined) checkAddOns(problems, service, request.addOns)
  if (request.promo !== undefined) checkDiscount(problems, request.promo)
  return problems
}

function checkRooms(problems: QuoteProblem[], field: 'bedrooms' | 'bathrooms', rooms: number, most: number) {
  if (Number.isInteger(rooms) && rooms >= 1 && rooms <= most) return
  problems.push({ field, message: `Choose 1 to ${most} ${field}, not ${rooms}` })
}

function checkAddOns(problems: QuoteProblem[], service: Service, chosen: readonly string[]) {
  let index = 0
  for (const id of chosen) {
    if (!isAmong(service.addOns, id)) {
      problems.push({ field: 'addOns', message: `'${id}' is not an add-on of ${service.name}` })
    } else if (isAmong(chosen, id, index)) {
      problems.push({ field: 'addOns', message: `'${id}' is chosen twice` })
    }
    index += 1
  }
}

/** Whether an id is one of the first of a list. Faster than `includes`: ids are mostly the very same strings. */
function isAmong(ids: readonly string[], id: string, first = ids.length): boolean {
  for (let index = 0; index < first; index += 1) {
    if (ids[index] === id) return true
  }
  return false
}

function checkDiscount(problems: QuoteProblem[], { type, value }: Discount) {
  if (!(value >= 0 && value <= 1_000_000)) {
    problems.push({ field: 'promo', message: `A discount must be a number from 0, not ${value}` })
  } else if (type === 'percentage' && value > 100) {
    problems.push({ field: 'promo', message: `A percentage cannot exceed 100, not ${value}` })
  }
}
