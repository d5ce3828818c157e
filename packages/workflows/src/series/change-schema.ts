import { intervals } from '@dustforce/core/series'
import type { SeriesChange, ShownChange } from '@dustforce/office/series/change'
import { Day, Minute, WholeCents } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'
import { Edits, OfficeEdits } from '../changes/edits-schema.ts'

const Interval = Schema.Literals(intervals)

/** Builds the schema of a change of visits that repeat, as it is sent. */
function changeWith(edits: typeof Edits): Schema.Codec<SeriesChange> {
  return Schema.Union([
    Schema.Struct({ kind: Schema.Literals(['skip', 'take-back']), original: Day }),
    Schema.Struct({ kind: Schema.Literal('pause'), from: Day, until: Day }),
    Schema.Struct({ kind: Schema.Literal('go-on') }),
    Schema.Struct({ kind: Schema.Literal('end'), from: Day }),
    Schema.Struct({
      kind: Schema.Literal('rearrange'),
      from: Day,
      date: Schema.optionalKey(Day),
      minute: Schema.optionalKey(Minute),
      every: Schema.optionalKey(Interval),
      edits: Schema.optionalKey(edits),
    }),
  ])
}

/** A change that a customer asks for, and one that the office does, which changes the service and the rooms too. */
export const OwnSeriesChange = changeWith(Edits)
export const OfficeSeriesChange = changeWith(OfficeEdits)

/** The preview that was shown of each visit, to be agreed to. */
export const ShownChanges: Schema.Codec<readonly ShownChange[]> = Schema.Array(
  Schema.Struct({
    kind: Schema.Literals(['same', 'stays', 'changed', 'again', 'new', 'off', 'left']),
    original: Day,
    date: Schema.NullOr(Schema.String),
    minute: Schema.NullOr(Minute),
    totalCents: Schema.NullOr(WholeCents),
  }),
).check(Schema.isMaxLength(200))
