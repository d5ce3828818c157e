import type { RestFailure } from '@dustforce/supabase/rest'
import { PromoAnswer, promoCodeOf } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import type { Database } from '../database/database.ts'
import { type PromoStore, PromoStoreError } from './promo-store.ts'

/** Promo codes and the first-time question, without the limits that visitors have. */
export function promoStore({ ask, call }: Database): PromoStore['Service'] {
  return {
    lookup: (code) =>
      call('promo_lookup', { code }, PromoAnswer).pipe(Effect.map(promoCodeOf), Effect.mapError(promoError)),
    isFirstTime: (email) => Effect.mapError(ask('is_first_time', { email }), promoError),
  }
}

function promoError({ reason, message }: RestFailure): PromoStoreError {
  return new PromoStoreError({ reason: reason === 'refused' ? 'unavailable' : reason, message })
}
