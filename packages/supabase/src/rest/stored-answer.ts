import * as Schema from 'effect/Schema'

/** What the functions that store a visitor’s message return. */
export const StoredAnswer = Schema.Struct({ id: Schema.String })
