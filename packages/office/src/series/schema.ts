/** Reads what a customer asks for whose visits repeat. */
import { isBusinessDate } from '@dustforce/core/schedule'
import { intervals } from '@dustforce/core/series'
import * as Schema from 'effect/Schema'
import { IdSchema } from '../booking/id-schemas.ts'
import { text, textThat } from '../forms/schema-fields.ts'
import { schemaParser } from '../forms/schema-parser.ts'
import { WholeCents } from '../stored/schema.ts'

const BusinessDateText = textThat(isBusinessDate, 'Please choose a date')
const most = Schema.isMaxLength(100)

const AskedVisit = Schema.Struct({
  skip: Schema.optionalKey(Schema.Literal(true)),
  date: Schema.optionalKey(BusinessDateText),
})

/** The series that was asked for, and what was shown with it. */
export const SentSeries = Schema.Struct({
  every: Schema.Literals(intervals),
  onClosed: Schema.Literals(['skip', 'next-open-day']),
  addOns: Schema.Array(IdSchema).check(most),
  visits: Schema.Record(BusinessDateText, AskedVisit),
  /** The visits that were shown, with their dates and prices. */
  shown: Schema.Array(
    Schema.Struct({
      original: BusinessDateText,
      date: Schema.NullOr(BusinessDateText),
      totalCents: Schema.NullOr(WholeCents),
    }),
  ).check(most),
  /** The words that the customer has agreed to. */
  consent: text(2000),
})
export type SentSeries = typeof SentSeries.Type

/** Decodes what is sent beside a booking whose visits repeat. */
export const parseSentSeries = schemaParser(SentSeries)
