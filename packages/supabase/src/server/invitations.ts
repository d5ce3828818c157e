import { type Invitations, InvitationsError } from '@dustforce/ports'
import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from './database.ts'

const perPage = 200

/** Invitations: the database knows whom a token invites, the auth service makes the account. */
export function invitations({ client, call }: Database): Invitations['Service'] {
  const { admin } = client.auth
  const ask = <T extends { readonly error: AuthError | null }>(answer: () => Promise<T>) =>
    Effect.tryPromise({
      try: answer,
      catch: (cause) => unavailable(cause instanceof Error ? cause.message : 'No answer'),
    })
  const failed = (error: AuthError) =>
    isAuthRetryableFetchError(error) || (error.status ?? 500) >= 500
      ? unavailable(error.message)
      : new InvitationsError({ reason: 'refused', message: error.message })

  /** Looked up page by page: the service finds by id only. */
  const idOf = Effect.fnUntraced(function* (email: string) {
    for (let page = 1; ; page += 1) {
      const { data, error } = yield* ask(() => admin.listUsers({ page, perPage }))
      if (error !== null) return yield* failed(error)
      const found = data.users.find((user) => user.email === email)
      if (found !== undefined) return found.id
      if (data.users.length === 0) return yield* unavailable('The account was not found')
    }
  })
  const accountOf = Effect.fnUntraced(function* (email: string, password: string) {
    const made = yield* ask(() => admin.createUser({ email, password, email_confirm: true }))
    if (made.error === null) return made.data.user.id
    if (made.error.code !== 'email_exists') return yield* failed(made.error)
    const id = yield* idOf(email)
    const { error } = yield* ask(() => admin.updateUserById(id, { password }))
    if (error !== null) return yield* failed(error)
    return id
  })

  const addressOf = (token: string) => call('invited_address', { token }, Schema.NullOr(Schema.String))
  return {
    addressOf: (token) => Effect.mapError(addressOf(token), (error) => unavailable(error.message)),
    accept: Effect.fnUntraced(
      function* (token, password) {
        const email = yield* addressOf(token)
        if (email === null) return null
        const user_id = yield* accountOf(email, password)
        const accepted = yield* call('accept_invitation', { token, user_id }, Schema.Boolean)
        return accepted ? email : null
      },
      Effect.mapError((error) => (error instanceof InvitationsError ? error : unavailable(error.message))),
    ),
  }
}

function unavailable(message: string): InvitationsError {
  return new InvitationsError({ reason: 'unavailable', message })
}
