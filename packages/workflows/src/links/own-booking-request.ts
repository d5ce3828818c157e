import { reviewLength } from '@dustforce/office/booking'
import { Day, Minute, WholeCents } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'
import { Edits } from '../changes/edits-schema.ts'
import { bodyDecoder } from '../http/decode-body.ts'
import { OwnSeriesChange, ShownChanges } from '../series/change-schema.ts'
import { waitingActs } from '../waiting/wish-schema.ts'

const text = (most: number) => Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(most))
const uuid = Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i))

const Request = Schema.Union([
  Schema.Struct({ act: Schema.Literal('show') }),
  Schema.Struct({ act: Schema.Literal('message'), actId: uuid, message: text(5000) }),
  Schema.Struct({ act: Schema.Literal('preview-cancel') }),
  Schema.Struct({
    act: Schema.Literal('cancel'),
    actId: uuid,
    shownRefundCents: WholeCents,
    shownWhen: Schema.optionalKey(Schema.NullOr(text(100))),
  }),
  Schema.Struct({ act: Schema.Literal('open-times'), from: Day, days: Schema.Int }),
  Schema.Struct({ act: Schema.Literal('move'), actId: uuid, date: Day, minute: Minute }),
  Schema.Struct({ act: Schema.Literal('book-again') }),
  Schema.Struct({ act: Schema.Literal('show-review') }),
  Schema.Struct({
    act: Schema.Literal('review'),
    rating: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 5 })),
    text: Schema.String.check(Schema.isMaxLength(reviewLength)),
    mayShow: Schema.Boolean,
  }),
  Schema.Struct({ act: Schema.Literal('mail-choices') }),
  Schema.Struct({ act: Schema.Literal('choose-mail'), reminders: Schema.Boolean, thanks: Schema.Boolean }),
  Schema.Struct({ act: Schema.Literal('preview-change'), edits: Edits }),
  Schema.Struct({
    act: Schema.Literal('change'),
    actId: uuid,
    edits: Edits,
    version: Schema.Int,
    shownDifferenceCents: WholeCents,
  }),
  Schema.Struct({ act: Schema.Literal('cancel-pending-change') }),
  Schema.Struct({ act: Schema.Literal('preview-series'), change: OwnSeriesChange }),
  Schema.Struct({
    act: Schema.Literal('change-series'),
    actId: uuid,
    change: OwnSeriesChange,
    version: Schema.Int,
    shown: ShownChanges,
  }),
  Schema.Struct({ act: Schema.Literal('pay-visit') }),
  Schema.Struct({ act: Schema.Literal('replace-card') }),
  Schema.Struct({ act: Schema.Literal('card-saved') }),
  Schema.Struct({ act: Schema.Literal('show-job') }),
  Schema.Struct({ act: Schema.Literal('on-my-way') }),
  Schema.Struct({ act: Schema.Literal('new-link'), email: text(320) }),
  Schema.Struct({ act: Schema.Literal('after-payment'), sessionId: text(255) }),
  ...waitingActs,
])

/** Reads what is asked with the link to a booking, or of it. */
export const decodeOwnRequest = bodyDecoder(Request)
