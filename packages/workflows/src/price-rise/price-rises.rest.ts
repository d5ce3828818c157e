import { dollarsOf } from '@dustforce/core/money'
import { beforeTaxOf } from '@dustforce/office/price-rise'
import { Day, DollarsColumn } from '@dustforce/office/stored/schema'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { Kept, keptSeries } from '../series/series-store.rest.ts'
import { type PriceRises, PriceRisesError, type WrittenBooking } from './price-rises.ts'

const Written = Schema.Struct({
  id: Schema.String,
  version: Schema.Int,
  original: Day,
  date: Day,
  minute: Schema.Int,
  visit: Schema.Int,
  isOfSeries: Schema.Boolean,
  subtotalCents: DollarsColumn,
  discountCents: DollarsColumn,
}).pipe(
  Schema.encodeKeys({ isOfSeries: 'is_of_series', subtotalCents: 'subtotal', discountCents: 'discount' }),
)
const ToRaise = Schema.Struct({
  ...Kept.fields,
  customer: Schema.String,
  language: Schema.String,
  email: Schema.String,
  written: Schema.Array(Written),
  is_told: Schema.Boolean,
})
const Due = Schema.Struct({
  ...Kept.fields,
  rise_id: Schema.String,
  price_book_after: Schema.String,
  holds_from: Day,
  written: Schema.Array(Written),
})

/** Price rises in the database. */
export function priceRises({ ask, call }: Database): PriceRises['Service'] {
  return {
    series: call('series_to_raise', {}, Schema.Array(ToRaise)).pipe(
      Effect.map((raised) =>
        raised.map((row) => ({
          ...keptSeries(row),
          customer: row.customer,
          language: row.language,
          email: row.email,
          written: row.written.map(writtenBooking),
          isTold: row.is_told,
        })),
      ),
      Effect.mapError(unavailable),
    ),
    raise: ({ id, priceBook, from, author, series }) =>
      call(
        'raise_prices',
        {
          rise: {
            ...{ id, price_book: priceBook, from, author },
            series: series.map((one) => ({
              ...{ id: one.id, version: one.version, holds_from: one.holdsFrom, facts: { ...one.facts } },
              price_book_before: one.priceBookBefore,
              before: dollarsOf(one.beforeCents),
              after: dollarsOf(one.afterCents),
            })),
          },
        },
        Schema.Literals(['raised', 'stale', 'not-owner']),
      ).pipe(Effect.mapError(unavailable)),
    takeBack: (riseId, author) =>
      call(
        'take_back_rise',
        { rise_id: riseId, author },
        Schema.Literals(['taken-back', 'holds', 'not-owner', 'gone']),
      ).pipe(Effect.mapError(unavailable)),
    due: (holdsThrough, batch) =>
      call('rises_due', { holds_through: holdsThrough, batch }, Schema.Array(Due)).pipe(
        Effect.map((held) =>
          held.map((row) => ({
            ...keptSeries(row),
            riseId: row.rise_id,
            priceBookAfter: row.price_book_after,
            holdsFrom: row.holds_from,
            written: row.written.map(writtenBooking),
          })),
        ),
        Effect.mapError(unavailable),
      ),
    hold: ({ riseId, seriesId, version, visits }) =>
      call(
        'hold_rise',
        { rise: { rise_id: riseId, series_id: seriesId, version, visits } },
        Schema.Literals(['held', 'stale']),
      ).pipe(Effect.mapError(unavailable)),
    decided: ask('price_rises_decided', {}).pipe(Effect.mapError(unavailable)),
  }
}

function writtenBooking({ discountCents, subtotalCents, ...row }: typeof Written.Type): WrittenBooking {
  return { ...row, ...beforeTaxOf({ discountCents, subtotalCents }) }
}

function unavailable({ message }: RestFailure): PriceRisesError {
  return new PriceRisesError({ reason: 'unavailable', message })
}
