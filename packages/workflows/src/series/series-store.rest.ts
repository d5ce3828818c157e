import { businessDate } from '@dustforce/core/schedule'
import { intervals } from '@dustforce/core/series'
import { bookingRow, missedBy } from '@dustforce/office/booking'
import type { Business, CompanyPriceBook } from '@dustforce/office/company'
import { seriesStatuses } from '@dustforce/office/series'
import { WholeCents } from '@dustforce/office/stored/schema'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { businessOr } from '../checkout/business.ts'
import type { Database } from '../database/database.ts'
import {
  type KeptSeries,
  type SeenSeries,
  type SeriesChanged,
  type SeriesStore,
  SeriesStoreError,
  type SeriesToChange,
} from './series-store.ts'
import { visitColumns } from './visit-columns.ts'
import { visitRows } from './visit-rows.rest.ts'

/** A series as `series_to_plan` has it. */
export const Kept = Schema.Struct({
  id: Schema.String,
  version: Schema.Int,
  every: Schema.Literals(intervals),
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

const ToChange = Schema.Struct({
  ...Kept.fields,
  status: Schema.Literals(seriesStatuses),
  is_done: Schema.Boolean,
  written: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      version: Schema.Int,
      original: Schema.String,
      date: Schema.String,
      minute: Schema.Int,
      minutes: Schema.Int,
      total_cents: WholeCents,
      payment: Schema.String,
      status: Schema.String,
      is_detached: Schema.Boolean,
      is_charging: Schema.Boolean,
    }),
  ),
})

const Seen = Schema.Struct({
  id: Schema.String,
  status: Schema.Literals(seriesStatuses),
  every: Schema.Literals(intervals),
  consent: Schema.String,
  minute: Schema.Int,
  pauses: Schema.Array(Schema.Struct({ from: Schema.String, to: Schema.String })),
  service: Schema.NullOr(Schema.String),
  add_ons: Schema.Array(Schema.String),
  price_book: Schema.String,
  visits: Schema.Array(
    Schema.Struct({
      booking_id: Schema.String,
      original: Schema.String,
      date: Schema.String,
      time: Schema.String,
      total_cents: WholeCents,
      payment: Schema.String,
      status: Schema.String,
      missed_by: Schema.NullOr(Schema.Literals(missedBy)),
      can_end: Schema.Boolean,
    }),
  ),
})

function seenSeries({
  visits,
  pauses,
  add_ons: addOns,
  price_book: priceBook,
  ...series
}: typeof Seen.Type): SeenSeries {
  return {
    ...series,
    ...{ addOns, priceBook },
    pauses: pauses.map(({ from, to }) => ({ from: businessDate(from), to: businessDate(to) })),
    visits: visits.map(({ booking_id, original, date, total_cents, missed_by, can_end, ...same }) => ({
      ...same,
      ...{ bookingId: booking_id, totalCents: total_cents, missedBy: missed_by, canEnd: can_end },
      ...{ original: businessDate(original), date: businessDate(date) },
    })),
  }
}

/** Series in the database. */
export function seriesStore({ ask, call }: Database, installed: Business): SeriesStore['Service'] {
  return {
    due: (through, batch) =>
      call('series_due', { through, batch }, Schema.Array(Kept)).pipe(
        Effect.map((rows) => rows.map(keptSeries)),
        Effect.mapError(storeError),
      ),
    write: ({ seriesId, version, plannedThrough, visits, left, terms, letter }) =>
      Effect.flatMap(businessOr(installed), ({ priceBook }) =>
        call(
          'write_visits',
          {
            plan: {
              series_id: seriesId,
              version,
              planned_through: plannedThrough,
              visits: visitRows(visits, terms, priceBook),
              left: left.map(({ original, why }) => ({ original_date: original, why })),
              letter,
            },
          },
          Schema.Literals(['written', 'stale', 'refused']),
        ),
      ).pipe(Effect.mapError(storeError)),
    pass: (series, through) =>
      ask('pass_series', { series: series.map(({ id, version }) => ({ id, version })), through }).pipe(
        Effect.mapError(storeError),
      ),
    of: (bookingId) =>
      call('series_of', { booking_id: bookingId }, Schema.NullOr(Seen)).pipe(
        Effect.map((series) => (series === null ? null : seenSeries(series))),
        Effect.mapError(storeError),
      ),
    toChange: (bookingId, actId) =>
      call(
        'series_to_change',
        { booking_id: bookingId, ...(actId !== null && { act_id: actId }) },
        Schema.NullOr(ToChange),
      ).pipe(
        Effect.map((row) => (row === null ? null : seriesToChange(row))),
        Effect.mapError(storeError),
      ),
    change: (change) =>
      Effect.flatMap(businessOr(installed), ({ priceBook }) =>
        call(
          'change_series',
          { change: changeRow(change, priceBook) },
          Schema.Literals(['done', 'changed', 'refused']),
        ),
      ).pipe(Effect.mapError(storeError)),
    noteProblem: ({ id, version }, problem) =>
      ask('note_series_problem', { series_id: id, version, problem }).pipe(Effect.mapError(storeError)),
  }
}

function seriesToChange({ status, is_done, written, ...row }: typeof ToChange.Type): SeriesToChange {
  return {
    ...keptSeries(row),
    ...{ status, isDone: is_done },
    written: written.map(({ total_cents, is_detached, is_charging, original, date, ...same }) => ({
      ...same,
      ...{ original: businessDate(original), date: businessDate(date) },
      ...{ totalCents: total_cents, isDetached: is_detached, isCharging: is_charging },
    })),
  }
}

/** A change as the database takes it. */
function changeRow(
  {
    id,
    seriesId,
    version,
    asked,
    by,
    actor,
    reason,
    missedBy,
    rule,
    isEnded,
    visits,
    added,
    left,
    terms,
    letter,
  }: SeriesChanged,
  priceBook: CompanyPriceBook,
) {
  const { plannedThrough, ...same } = rule
  return {
    ...{ id, version, asked, by, actor, reason, letter, kind: asked.kind, series_id: seriesId },
    missed_by: missedBy,
    rule: { ...same, planned_through: plannedThrough },
    is_ended: isEnded,
    visits: visits.map(({ kind, visit, booking }) => ({
      ...{ kind, id: visit.id, version: visit.version },
      ...(booking !== null && {
        original_date: booking.original,
        booking: visitColumns(bookingRow(booking.request, booking.quote, priceBook)),
      }),
    })),
    added: visitRows(added, terms, priceBook),
    left: left.map(({ original, why }) => ({ original_date: original, why })),
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
