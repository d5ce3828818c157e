import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import * as SchemaGetter from 'effect/SchemaGetter'

/** A text column: missing or null is the empty text. */
export const storedText = Schema.optionalKey(Schema.NullOr(Schema.String)).pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformOptional((text) => Option.some(Option.getOrNull(text) ?? '')),
    encode: SchemaGetter.transform((text) => text),
  }),
)

/** A list of texts, stored as JSON: missing or null is the empty list. */
export const storedTexts = Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.String))).pipe(
  Schema.decodeTo(Schema.Array(Schema.String), {
    decode: SchemaGetter.transformOptional((texts) => Option.some(Option.getOrNull(texts) ?? [])),
    encode: SchemaGetter.transform((texts) => texts),
  }),
)

/** A column that is true or not: missing or null is not. */
export const storedFlag = Schema.optionalKey(Schema.NullOr(Schema.Boolean)).pipe(
  Schema.decodeTo(Schema.Boolean, {
    decode: SchemaGetter.transformOptional((flag) => Option.some(Option.getOrNull(flag) ?? false)),
    encode: SchemaGetter.transform((flag) => flag),
  }),
)

/** The answer of the customer as text: a choice or a text as it is stored, a flag as Yes or No, nothing as the empty text. */
export const storedAnswer = Schema.optionalKey(
  Schema.NullOr(Schema.Union([Schema.String, Schema.Boolean])),
).pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformOptional((sent) => {
      const answer = Option.getOrNull(sent) ?? ''
      return Option.some(typeof answer === 'boolean' ? (answer ? 'Yes' : 'No') : answer)
    }),
    encode: SchemaGetter.transform((text) => text),
  }),
)
