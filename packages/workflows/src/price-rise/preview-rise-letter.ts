import type { BusinessDate } from '@dustforce/core/schedule'
import * as Effect from 'effect/Effect'
import { previewStoredEmail } from '../letters/admin-email.ts'
import { intervalName } from './interval-name.ts'
import { planRise } from './plan-rise.ts'
import { riseFacts } from './rise-facts.ts'

/** The letter that a rise would send for a series, as it would be sent; null for a series that it leaves as it is. */
export const previewRiseLetter = Effect.fn('previewRiseLetter')(function* (
  seriesId: string,
  from: BusinessDate,
) {
  const { plan, series, book } = yield* planRise(from)
  const raised = plan.raised.find(({ id }) => id === seriesId)
  const kept = series.get(seriesId)
  if (raised === undefined || kept === undefined) return null
  const visit = kept.written.find(({ date }) => date >= raised.holdsFrom) ?? kept.written.at(-1)
  return yield* previewStoredEmail({
    kind: 'price-rise',
    ref: visit?.id ?? '',
    recipient: kept.email,
    payload: {
      ...{ customer_name: kept.customer, language: kept.language, service_type: raised.after.service },
      ...riseFacts(raised, intervalName(book, kept.every)),
    },
  })
})
