import { isValueOf } from '../catalogue/measure.ts'
import { isOwnField } from '../catalogue/own-field.ts'
import type { PriceBook } from '../catalogue/price-book.ts'
import { isBusinessDate } from '../schedule/business-date.ts'
import type { CompiledService } from './compiled-book.ts'
import type { QuoteRequest } from './quote-request.ts'

/**
 * Whether a request gives its service everything it needs, without problems of its own. Add-ons and the discount are
 * checked when they are applied. `requestProblems` says what is wrong with others, which takes longer than pricing them.
 */
export function isRight(
  book: Pick<PriceBook, 'frequencies' | 'measures'>,
  { needed, others }: Pick<CompiledService, 'needed' | 'others'>,
  request: QuoteRequest,
): boolean {
  const { addOns, promo, date, time, frequency, visit } = request
  let unknown = -1 - needed.length
  for (const _ in request) unknown += 1
  if (addOns !== undefined) unknown -= 1
  if (promo !== undefined) unknown -= 1
  for (const { id, measure } of others) {
    const value = request[id]
    if (value === undefined) continue
    if (!isValueOf(measure, value)) return false
    unknown -= 1
  }
  // Most requests say no more.
  if (unknown === 0) return true
  for (const field in request) if (request[field] === undefined) unknown -= 1
  if (isBusinessDate(date)) unknown -= 1
  if (isClock(time)) unknown -= 1
  if (typeof frequency === 'string' && Object.hasOwn(book.frequencies ?? {}, frequency)) unknown -= 1
  if (isVisit(visit) && isOwnField(book, 'visit')) unknown -= 1
  return unknown === 0
}

/** Whether a value is a time of a day, as '18:00'. */
export function isClock(time: unknown): boolean {
  return typeof time === 'string' && clock.test(time)
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether a value counts the visits of a series. */
export function isVisit(visit: unknown): boolean {
  return Number.isInteger(visit) && Number(visit) >= 1
}
