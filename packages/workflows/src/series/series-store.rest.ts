import { businessDate } from '@dustforce/core/schedule'
import type { Business } from '@dustforce/office/company'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type KeptSeries, type SeriesStore, SeriesStoreError } from './series-store.ts'
import { visitRows } from './visit-rows.rest.ts'

const Kept = Schema.Struct({
  id: Schema.String,
  version: Schema.Int,
  every: Schema.Literals(['week', '2-weeks', '4-weeks', 'month']),
  from: Schema.String,
  until: Schema.NullOr(Schema.String),
  minute: Schema.Int,
  on_closed: Schema.Literals(['skip', 'next-open-day']),
  price_book: Schema.String,
  request: Schema.Unknown,
  visits: Schema.Record(
    Schema.String,
    Schema.Struct({ skip: Schema.optionalKey(Schema.Boolean), date: Schema.optionalKey(Schema.String) }),
  ),
  pauses: Schema.Array(Schema.Struct({ from: Schema.String, to: Schema.String })),
  planned_through: Schema.String,
  placed: Schema.Int,
  last: Schema.NullOr(Schema.String),
})

/** Series in the database. */
export function seriesStore({ call }: Database, { priceBook }: Business): SeriesStore['Service'] {
  return {
    due: (through, batch) =>
      call('series_due', { through, batch }, Schema.Array(Kept)).pipe(
        Effect.map((rows) => rows.map(keptSeries)),
        Effect.mapError(storeError),
      ),
    write: ({ seriesId, version, plannedThrough, visits, left, terms }) =>
      call(
        'write_visits',
        {
          plan: {
            series_id: seriesId,
            version,
            planned_through: plannedThrough,
            visits: visitRows(visits, terms, priceBook),
            left: left.map(({ original, why }) => ({ original_date: original, why })),
          },
        },
        Schema.Literals(['written', 'stale', 'refused']),
      ).pipe(Effect.mapError(storeError)),
    noteProblem: ({ id, version }, problem) =>
      call('note_series_problem', { series_id: id, version, problem }, Schema.Unknown).pipe(
        Effect.asVoid,
        Effect.mapError(storeError),
      ),
  }
}

function keptSeries(row: typeof Kept.Type): KeptSeries {
  const { on_closed: onClosed, price_book: priceBook, planned_through, from, until, last, ...same } = row
  return {
    ...same,
    ...{ onClosed, priceBook },
    from: businessDate(from),
    until: until === null ? null : businessDate(until),
    plannedThrough: businessDate(planned_through),
    last: last === null ? null : businessDate(last),
  }
}

function storeError({ message }: RestFailure): SeriesStoreError {
  return new SeriesStoreError({ reason: 'unavailable', message })
}
