import * as Schema from 'effect/Schema'
import * as SchemaGetter from 'effect/SchemaGetter'

/** The answer of a function that returns nothing, whatever a service sends for it. */
export const NoAnswer = Schema.Unknown.pipe(
  Schema.decodeTo(Schema.Void, {
    decode: SchemaGetter.transform(() => undefined),
    encode: SchemaGetter.transform(() => null),
  }),
)
