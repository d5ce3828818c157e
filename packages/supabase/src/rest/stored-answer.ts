import * as Schema from 'effect/Schema'

/** The answer of the functions that store a visitor’s message. */
export const StoredAnswer = Schema.Struct({ id: Schema.String })
