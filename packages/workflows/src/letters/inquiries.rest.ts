import { isUuid } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import type { Database } from '../database/database.ts'
import { type Inquiries, InquiriesError } from './inquiries.ts'

/** Contact messages. */
export function inquiries({ query }: Database): Inquiries['Service'] {
  return {
    find: (id) =>
      isUuid(id)
        ? query((client, signal) =>
            client
              .from('contact_inquiries')
              .select('id,name,email,phone,subject,message')
              .eq('id', id)
              .abortSignal(signal),
          ).pipe(
            Effect.mapBoth({
              onSuccess: ([inquiry = null]) => inquiry,
              onFailure: ({ message }) => new InquiriesError({ reason: 'unavailable', message }),
            }),
          )
        : Effect.succeed(null),
  }
}
