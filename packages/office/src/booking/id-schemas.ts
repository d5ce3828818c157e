import * as Schema from 'effect/Schema'

/** The id of a service or an add-on, as price books have them; which can be booked the company's book says. */
export const IdSchema = Schema.String.check(Schema.isPattern(/^[a-z0-9][a-z0-9-]{0,49}$/))
