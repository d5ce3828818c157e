import { isValueOf } from '../catalogue/measure.ts'
import type { CompiledService } from './compiled-book.ts'
import type { QuoteRequest } from './quote-request.ts'

/**
 * Whether a request that says what its service needs plainly has nothing wrong by itself: beside that it says only other measures, each as
 * it may be, add-ons and a promo code. Most requests do, and need no closer look, which would take longer than pricing them.
 */
export function isPlain(
  { needed, others }: Pick<CompiledService, 'needed' | 'others'>,
  request: QuoteRequest,
): boolean {
  let known = 1 + needed.length
  if (request.addOns !== undefined) known += 1
  if (request.promo !== undefined) known += 1
  for (const { id, measure } of others) {
    const value = request[id]
    if (value === undefined) continue
    if (!isValueOf(measure, value)) return false
    known += 1
  }
  for (const _ in request) known -= 1
  return known === 0
}
