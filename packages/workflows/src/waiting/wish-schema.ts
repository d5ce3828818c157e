import { IdSchema } from '@dustforce/office/booking/schema'
import { Day, Minute } from '@dustforce/office/stored/schema'
import { mostWishedDays, type WishedHome } from '@dustforce/office/waiting'
import * as Schema from 'effect/Schema'

/** The number of rooms of a kind; the price book says how many there can be. */
const rooms = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1000 }))

/** The home that is to be cleaned, as it is sent and stored. */
export const WishedHomeFields: Schema.Codec<WishedHome> = Schema.Struct({
  service: IdSchema,
  bedrooms: rooms,
  bathrooms: rooms,
  addOns: Schema.Array(IdSchema).check(Schema.isMaxLength(20)),
  hasPets: Schema.NullOr(Schema.Boolean),
})

/** A wish as the website sends it. */
const WishRequest = Schema.Struct({
  email: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(254)),
  home: WishedHomeFields,
  days: Schema.Array(
    Schema.Struct({
      day: Day,
      minutes: Schema.Array(Minute).check(Schema.isMinLength(1), Schema.isMaxLength(48)),
    }),
  ).check(Schema.isMinLength(1), Schema.isMaxLength(mostWishedDays)),
  consent: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(500)),
})

/** The acts on wishes, as the website sends them. */
export const waitingActs = [
  Schema.Struct({ act: Schema.Literal('join-waiting'), wish: WishRequest }),
  Schema.Struct({ act: Schema.Literal('show-waiting') }),
  Schema.Struct({ act: Schema.Literal('leave-waiting') }),
] as const

export type WaitingAct = (typeof waitingActs)[number]['Type']
