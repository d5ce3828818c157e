import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import * as Effect from 'effect/Effect'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type AdminAccess, AdminAccessError } from './admin-access.ts'

/** Three parts of base64url: anything else is no token, and no header value either. */
const tokenForm = /^[\w-]+\.[\w-]+\.[\w-]+$/

const decodeLevel = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ aal: Schema.optional(Schema.String) })),
)

/** Finds who is an administrator: the auth service knows whose a token is, the table knows whether that user is one at this moment. */
export function adminAccess({ client, query }: Database): AdminAccess['Service'] {
  const ownerOf = Effect.fnUntraced(function* (token: string) {
    const { data, error } = yield* Effect.tryPromise({
      try: () => client.auth.getUser(token),
      catch: (cause) => unavailable(cause instanceof Error ? cause.message : 'No answer'),
    })
    if (isAuthRetryableFetchError(error)) return yield* unavailable(error.message)
    const { user } = data
    if (user === null) return null
    // With an authenticator app the password alone is not enough, as `private.is_proven` of the database says.
    const hasCode = (user.factors ?? []).some(({ status }) => status === 'verified')
    return hasCode && levelOf(token) !== 'aal2' ? null : user.id
  })

  return {
    adminOf: Effect.fnUntraced(function* (token) {
      if (!tokenForm.test(token)) return null
      const userId = yield* ownerOf(token)
      if (userId === null) return null
      const rows = yield* query((rest, signal) =>
        rest
          .from('admin_users')
          .select('email')
          .eq('user_id', userId)
          .eq('is_active', true)
          .abortSignal(signal),
      ).pipe(Effect.mapError(({ message }) => unavailable(message)))
      return rows[0] ?? null
    }),
  }
}

/** Reads how a token that the auth service has accepted was earned: 'aal2' with a code, too. */
function levelOf(token: string): string | null {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return Option.match(decodeLevel(atob(payload)), { onNone: () => null, onSome: ({ aal }) => aal ?? null })
}

function unavailable(message: string): AdminAccessError {
  return new AdminAccessError({ reason: 'unavailable', message })
}
