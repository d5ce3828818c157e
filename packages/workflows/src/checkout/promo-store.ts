import type { PromoCode, PromoRejection } from '@dustforce/core/promo'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** Why a code does not apply, in core's words. */
export type PromoRejectionReason = PromoRejection['reason']

/** The one error of the promo store. `rate-limited`: too many guesses. */
export class PromoStoreError extends Schema.TaggedError<PromoStoreError>()('PromoStoreError', {
  reason: Schema.Literals(['unavailable', 'rate-limited']),
  message: Schema.String,
}) {}

/** Promo codes, and whether a customer is new. */
export class PromoStore extends Context.Service<
  PromoStore,
  {
    /** The record of a code, whatever its case and surrounding space; null when there is none. */
    readonly lookup: (code: string) => Effect.Effect<PromoCode | null, PromoStoreError>
    /** Whether no paid booking exists for the address, whatever its case and surrounding space. */
    readonly isFirstTime: (email: string) => Effect.Effect<boolean, PromoStoreError>
  }
>()('@dustforce/workflows/PromoStore') {}
