import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type Invitations, InvitationsError } from './invitations.ts'

const perPage = 200

/** Invitations: the database knows whom a token invites, the auth service makes the account. */
export function invitations({ ask, client, call }: Database): Invitations['Service'] {
  const { admin } = client.auth
  const fromAuth = <T extends { readonly error: AuthError | null }>(answer: () => Promise<T>) =>
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
      const { data, error } = yield* fromAuth(() => admin.listUsers({ page, perPage }))
      if (error !== null) return yield* failed(error)
      const found = data.users.find((user) => user.email === email)
      if (found !== undefined) return found.id
      if (data.users.length === 0) return yield* unavailable('The account was not found')
    }
  })
  /** The account of an address, made with the password where there was none. */
  const accountOf = Effect.fnUntraced(function* (email: string, password: string) {
    const made = yield* fromAuth(() => admin.createUser({ email, password, email_confirm: true }))
    if (made.error === null) return { id: made.data.user.id, isMade: true }
    if (made.error.code !== 'email_exists') return yield* failed(made.error)
    return { id: yield* idOf(email), isMade: false }
  })
  const setPassword = Effect.fnUntraced(
    function* (id: string, password: string) {
      const { error } = yield* fromAuth(() => admin.updateUserById(id, { password }))
      if (error !== null) return yield* failed(error)
    },
    Effect.retry({ times: 2, while: ({ reason }) => reason === 'unavailable' }),
    // The link is used up: another try would be told that it ended.
    Effect.mapError(({ message }) => new InvitationsError({ reason: 'unset', message })),
  )

  const addressOf = (token: string) => call('invited_address', { token }, Schema.NullOr(Schema.String))
  return {
    addressOf: (token) => Effect.mapError(addressOf(token), (error) => unavailable(error.message)),
    accept: Effect.fnUntraced(
      function* (token, password) {
        const email = yield* addressOf(token)
        if (email === null) return null
        const { id, isMade } = yield* accountOf(email, password)
        // Of all who ask at once one is accepted, and only that one says what the password is.
        const accepted = yield* ask('accept_invitation', { token, user_id: id })
        if (!accepted) return null
        if (!isMade) yield* setPassword(id, password)
        return email
      },
      Effect.mapError((error) => (error instanceof InvitationsError ? error : unavailable(error.message))),
    ),
  }
}

function unavailable(message: string): InvitationsError {
  return new InvitationsError({ reason: 'unavailable', message })
}
