import type { Cents } from '@dustforce/core/money'
import type { BusinessDate, MinuteOfDay } from '@dustforce/core/schedule'
import { type MissedBy, missedBy } from '@dustforce/office/booking'
import {
  type OfferedInterval,
  offeredIntervals,
  type SeenVisit,
  type SeriesStatus,
  seriesStatuses,
} from '@dustforce/office/series'
import type { ChangedVisit, SeriesChange, ShownChange } from '@dustforce/office/series/change'
import { Day, Minute, WholeCents } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'
import type { AdminClient } from './admin-client.ts'

/** A card that the payment provider keeps. */
export interface KeptCard {
  readonly brand: string
  readonly last4: string
  /** Its last month; null where the provider has not said. */
  readonly expires: { readonly month: number; readonly year: number } | null
}

/** The extras that can be booked with the visits of a series. */
export interface SeriesExtras {
  /** Their ids. */
  readonly booked: readonly string[]
  /** By the id of a service. */
  readonly offered: Readonly<
    Record<string, ReadonlyArray<{ readonly id: string; readonly name: string; readonly amountCents: Cents }>>
  >
}

/** The visits that repeat, of which a booking is one, as the office sees them. */
export interface BookingSeries {
  readonly id: string
  readonly status: SeriesStatus
  /** Core's `Interval`. */
  readonly every: string
  /** The intervals at which its visits can take place, by its own price book. */
  readonly offered: readonly OfferedInterval[]
  /** The extras that its own price book offers with each service, and those that every visit has. */
  readonly extras: SeriesExtras
  /** The time at which its visits start. */
  readonly minute: MinuteOfDay
  /** The times without visits: from a day until the one before the next visit. */
  readonly pauses: ReadonlyArray<{ readonly from: BusinessDate; readonly to: BusinessDate }>
  /** Why its next visits cannot be planned; null when they can. */
  readonly problem: string | null
  /** The words that its customer agreed to, and when, in epoch milliseconds. */
  readonly consent: string
  readonly consentedAt: number
  /** The card that is kept for it, as its owner knows it; null while none is. */
  readonly card: KeptCard | null
  readonly visits: readonly SeenVisit[]
  /** The dates of visits that found no place. */
  readonly left: readonly BusinessDate[]
}

/** The effect that a change of a series would have, and what is agreed to with it. */
export interface SeriesPreview {
  readonly version: number
  /** In the order of their dates. */
  readonly visits: readonly Pick<ChangedVisit, 'kind' | 'original' | 'before' | 'after'>[]
  readonly shown: readonly ShownChange[]
}

/** A change of a series as it was shown. */
export interface SeriesOrder extends Pick<SeriesPreview, 'version' | 'shown'> {
  /** A UUID of the act: repeated, it is done once. */
  readonly actId: string
  readonly change: SeriesChange
  readonly reason?: string
  /** By whom the visits are missed that it calls off. */
  readonly missedBy?: MissedBy
}

const Kind = Schema.Literals(['same', 'stays', 'changed', 'again', 'new', 'off', 'left'])
const Facts = Schema.NullOr(Schema.Struct({ date: Day, minute: Minute, totalCents: WholeCents }))

const readPreview: (answer: unknown) => SeriesPreview = Schema.decodeUnknownSync(
  Schema.Struct({
    version: Schema.Int,
    visits: Schema.Array(Schema.Struct({ kind: Kind, original: Day, before: Facts, after: Facts })),
    shown: Schema.Array(
      Schema.Struct({
        kind: Kind,
        original: Day,
        date: Schema.NullOr(Schema.String),
        minute: Schema.NullOr(Minute),
        totalCents: Schema.NullOr(WholeCents),
      }),
    ),
  }),
)

const read = Schema.decodeUnknownSync(
  Schema.NullOr(
    Schema.Struct({
      id: Schema.String,
      status: Schema.Literals(seriesStatuses),
      every: Schema.String,
      minute: Minute,
      pauses: Schema.Array(Schema.Struct({ from: Day, to: Day })),
      problem: Schema.NullOr(Schema.String),
      consent: Schema.String,
      consented_at: Schema.Number,
      frequencies: Schema.NullOr(
        Schema.Record(
          Schema.String,
          Schema.Struct({
            name: Schema.String,
            percent: Schema.Number,
            from: Schema.optionalKey(Schema.Int),
          }),
        ),
      ),
      extras: Schema.NullOr(
        Schema.Struct({
          booked: Schema.Array(Schema.String),
          offered: Schema.Record(
            Schema.String,
            Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, amount: WholeCents })),
          ),
        }),
      ),
      card: Schema.NullOr(
        Schema.Struct({
          brand: Schema.String,
          last4: Schema.String,
          exp_month: Schema.NullOr(Schema.Int),
          exp_year: Schema.NullOr(Schema.Int),
        }),
      ),
      visits: Schema.Array(
        Schema.Struct({
          booking_id: Schema.String,
          original: Day,
          date: Day,
          time: Schema.String,
          total_cents: WholeCents,
          payment: Schema.String,
          status: Schema.String,
          missed_by: Schema.NullOr(Schema.Literals(missedBy)),
          can_end: Schema.Boolean,
        }),
      ),
      left: Schema.Array(Schema.Struct({ original: Day })),
    }),
  ),
)

/** Visits that repeat, as the office follows them. */
export function adminSeries({ rpc, invoke }: Pick<AdminClient, 'rpc' | 'invoke'>) {
  return {
    /** The series that a booking is a visit of; null for one that is just once. */
    ofBooking: async (bookingId: string): Promise<BookingSeries | null> => {
      const series = read(await rpc('admin_series', { booking_id: bookingId }))
      if (series === null) return null
      const visits = series.visits.map(({ booking_id, total_cents, missed_by, can_end, ...visit }) => ({
        ...visit,
        ...{ bookingId: booking_id, totalCents: total_cents, missedBy: missed_by, canEnd: can_end },
      }))
      const { consented_at: consentedAt, card, left, frequencies, extras, ...same } = series
      return {
        ...{ ...same, visits, consentedAt, left: left.map(({ original }) => original) },
        offered: offeredIntervals({ frequencies: frequencies ?? {} }),
        extras: readExtras(extras),
        card: card === null ? null : keptCard(card),
      }
    },
    /** Previews what a change of the series of a booking would do now; fails with the reason why it cannot be made. */
    preview: async (bookingId: string, change: SeriesChange): Promise<SeriesPreview> =>
      readPreview(await invoke('change-booking', { act: 'preview-series', bookingId, change })),
    /** Does a change as it was shown; fails when that is no longer what it does. */
    change: async (bookingId: string, order: SeriesOrder): Promise<void> => {
      await invoke('change-booking', { act: 'change-series', bookingId, ...order })
    },
  }
}

function keptCard({
  brand,
  last4,
  exp_month: month,
  exp_year: year,
}: NonNullable<NonNullable<ReturnType<typeof read>>['card']>): KeptCard {
  return { brand, last4, expires: month === null || year === null ? null : { month, year } }
}

function readExtras(extras: NonNullable<ReturnType<typeof read>>['extras']): SeriesExtras {
  const { booked, offered } = extras ?? { booked: [], offered: {} }
  return {
    booked,
    offered: Object.fromEntries(
      Object.entries(offered).map(([service, all]) => [
        service,
        all.map(({ amount, ...one }) => ({ ...one, amountCents: amount })),
      ]),
    ),
  }
}
