import { businessDate } from '@dustforce/core/schedule'
import type { Business } from '@dustforce/office/company'
import { WholeCents } from '@dustforce/office/stored/schema'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type KeptSeries, type SeenSeries, type SeriesStore, SeriesStoreError } from './series-store.ts'
import { visitRows } from './visit-rows.rest.ts'

/** A series as `series_to_plan` has it. */
export const Kept = Schema.Struct({
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

const Seen = Schema.Struct({
  id: Schema.String,
  status: Schema.Literals(['offered', 'running', 'ended', 'lapsed']),
  every: Schema.Literals(['week', '2-weeks', '4-weeks', 'month']),
  consent: Schema.String,
  visits: Schema.Array(
    Schema.Struct({
      booking_id: Schema.String,
      original: Schema.String,
      date: Schema.String,
      time: Schema.String,
      total_cents: WholeCents,
      payment: Schema.String,
      status: Schema.String,
      can_end: Schema.Boolean,
    }),
  ),
})

function seenSeries({ visits, ...series }: typeof Seen.Type): SeenSeries {
  return {
    ...series,
    visits: visits.map(({ booking_id, original, date, total_cents, can_end, ...same }) => ({
      ...same,
      ...{ bookingId: booking_id, totalCents: total_cents, canEnd: can_end },
      ...{ original: businessDate(original), date: businessDate(date) },
    })),
  }
}

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
    of: (bookingId) =>
      call('series_of', { booking_id: bookingId }, Schema.NullOr(Seen)).pipe(
        Effect.map((series) => (series === null ? null : seenSeries(series))),
        Effect.mapError(storeError),
      ),
    end: ({ seriesId, originals, by, actor }) =>
      call(
        'end_series',
        { request: { series_id: seriesId, originals, by, actor } },
        Schema.Literals(['ended', 'changed']),
      ).pipe(Effect.mapError(storeError)),
    skip: ({ seriesId, original, actor }) =>
      call(
        'skip_visit',
        { request: { series_id: seriesId, original, actor } },
        Schema.Literals(['skipped', 'changed']),
      ).pipe(Effect.mapError(storeError)),
    noteProblem: ({ id, version }, problem) =>
      call('note_series_problem', { series_id: id, version, problem }, Schema.Unknown).pipe(
        Effect.asVoid,
        Effect.mapError(storeError),
      ),
  }
}

export function keptSeries(row: typeof Kept.Type): KeptSeries {
  const { id, version, every, minute, request, visits, pauses, placed, ...other } = row
  const { on_closed: onClosed, price_book: priceBook, planned_through, from, until, last } = other
  return {
    ...{ id, version, every, minute, request, visits, pauses, placed, onClosed, priceBook },
    from: businessDate(from),
    until: until === null ? null : businessDate(until),
    plannedThrough: businessDate(planned_through),
    last: last === null ? null : businessDate(last),
  }
}

function storeError({ message }: RestFailure): SeriesStoreError {
  return new SeriesStoreError({ reason: 'unavailable', message })
}
