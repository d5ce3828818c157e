import type { RestFailure } from '@dustforce/supabase/rest'
import { PromoAnswer, promoCodeOf } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type PromoStore, PromoStoreError } from './promo-store.ts'

/** Promo codes and the first-time question, without the limits that visitors have. */
export function promoStore({ call }: Database): PromoStore['Service'] {
  return {
    lookup: (code) =>
      call('promo_lookup', { code }, PromoAnswer).pipe(Effect.map(promoCodeOf), Effect.mapError(promoError)),
    isFirstTime: (email) => Effect.mapError(call('is_first_time', { email }, Schema.Boolean), promoError),
  }
}

function promoError({ reason, message }: RestFailure): PromoStoreError {
  return new PromoStoreError({ reason: reason === 'refused' ? 'unavailable' : reason, message })
}
