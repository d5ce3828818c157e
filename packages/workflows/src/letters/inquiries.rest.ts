import { isUuid } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type Inquiries, InquiriesError } from './inquiries.ts'

const Found = Schema.NullOr(
  Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    email: Schema.String,
    phone: Schema.NullOr(Schema.String),
    subject: Schema.NullOr(Schema.String),
    message: Schema.String,
  }),
)

/** Contact messages. */
export function inquiries({ query }: Database): Inquiries['Service'] {
  return {
    find: (id) =>
      isUuid(id)
        ? query(
            (client, signal) =>
              client
                .from('contact_inquiries')
                .select('id,name,email,phone,subject,message')
                .eq('id', id)
                .abortSignal(signal)
                .maybeSingle(),
            Found,
          ).pipe(Effect.mapError(({ message }) => new InquiriesError({ reason: 'unavailable', message })))
        : Effect.succeed(null),
  }
}
