import type { Quote } from '@dustforce/core/quote'
import { type CheckoutSubmission, noCheckoutUrlMessage } from '@dustforce/office/booking'
import type { AskedSeries, ShownVisit } from '@dustforce/office/series'
import * as Schema from 'effect/Schema'
import { referenceOf } from '../rest/request-id.ts'
import { QuoteAnswer } from './quote-answer.ts'
import type { FunctionAnswer, SiteClient } from './site-client.ts'

/** The answer to a checkout. */
export type CheckoutAnswer =
  /** The place is held until `holdExpiresAt`, in epoch milliseconds. */
  | { readonly ok: true; readonly url: string; readonly holdExpiresAt: number | null }
  /** The server's prices differ from the shown ones; nothing was created. */
  | { readonly ok: false; readonly reason: 'price-changed'; readonly quote: Quote }
  /** `unreachable`: no response came, and whether the request arrived is not known. */
  | { readonly ok: false; readonly reason: 'unreachable' | 'rate-limited' }
  /** `code` is the function's word for it, e.g. 'day_full'; `reference` names the request in the logs when nobody expected this. */
  | {
      readonly ok: false
      readonly reason: 'refused'
      readonly message: string
      readonly code?: string
      readonly reference?: string
    }

const opened = Schema.is(
  Schema.Struct({ url: Schema.String, hold_expires_at: Schema.optionalKey(Schema.Number) }),
)
const changed = Schema.is(Schema.Struct({ code: Schema.Literal('price_changed'), quote: QuoteAnswer }))
const told = Schema.is(Schema.Struct({ error: Schema.String, code: Schema.optionalKey(Schema.String) }))

const unclear = 'There was an issue processing your booking. Please try again or contact support.'

/** The data that is sent for visits that repeat: what is asked for, what was shown, and the words that were agreed to. */
export interface SentVisits extends AskedSeries {
  readonly shown: readonly ShownVisit[]
  readonly consent: string
}

/** Asks for the payment page of a booking. The same attempt id again is answered the same page. */
export function siteCheckout({ invoke }: SiteClient) {
  return async (submission: CheckoutSubmission, series?: SentVisits): Promise<CheckoutAnswer> => {
    try {
      return read(await invoke('create-checkout', { bookingData: submission, ...(series && { series }) }))
    } catch {
      return { ok: false, reason: 'unreachable' }
    }
  }
}

function read({ status, body, requestId }: FunctionAnswer): CheckoutAnswer {
  const reference = referenceOf(requestId)
  if (status === 200) {
    return opened(body) && body.url !== ''
      ? { ok: true, url: body.url, holdExpiresAt: body.hold_expires_at ?? null }
      : { ok: false, reason: 'refused', message: noCheckoutUrlMessage }
  }
  if (changed(body)) return { ok: false, reason: 'price-changed', quote: body.quote }
  if (status === 429) return { ok: false, reason: 'rate-limited' }
  if (!told(body)) return { ok: false, reason: 'refused', message: unclear, reference }
  return {
    ok: false,
    reason: 'refused',
    message: body.error,
    ...(body.code === undefined ? {} : { code: body.code }),
    ...(status >= 500 && { reference }),
  }
}
