import { type AdminAccess, AdminAccessError } from '@dustforce/ports'
import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from './database.ts'

/** Three parts of base64url: anything else is no token, and no header value either. */
const tokenForm = /^[\w-]+\.[\w-]+\.[\w-]+$/

const ActiveRows = Schema.Array(Schema.Struct({ email: Schema.String }))

/** Who is an administrator: the auth service knows whose a token is, the table knows whether that is one at this moment. */
export function adminAccess({ client, query }: Database): AdminAccess['Service'] {
  const ownerOf = Effect.fnUntraced(function* (token: string) {
    const { data, error } = yield* Effect.tryPromise({
      try: () => client.auth.getUser(token),
      catch: (cause) => unavailable(cause instanceof Error ? cause.message : 'No answer'),
    })
    if (isAuthRetryableFetchError(error)) return yield* unavailable(error.message)
    return data.user?.id ?? null
  })

  return {
    adminOf: Effect.fnUntraced(function* (token) {
      if (!tokenForm.test(token)) return null
      const userId = yield* ownerOf(token)
      if (userId === null) return null
      const rows = yield* query(
        (rest, signal) =>
          rest
            .from('admin_users')
            .select('email')
            .eq('user_id', userId)
            .eq('is_active', true)
            .abortSignal(signal),
        ActiveRows,
      ).pipe(Effect.mapError(({ message }) => unavailable(message)))
      return rows[0] ?? null
    }),
  }
}

function unavailable(message: string): AdminAccessError {
  return new AdminAccessError({ reason: 'unavailable', message })
}
