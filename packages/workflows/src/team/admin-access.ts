import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** The one error of admin access: nobody could be asked. A token that is no admin's is an answer, not an error. */
export class AdminAccessError extends Schema.TaggedError<AdminAccessError>()('AdminAccessError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

/** The check of who is an administrator at this moment. */
export class AdminAccess extends Context.Service<
  AdminAccess,
  {
    /** The active administrator a bearer token belongs to; null for any other token. */
    readonly adminOf: (token: string) => Effect.Effect<{ readonly email: string } | null, AdminAccessError>
  }
>()('@dustforce/workflows/AdminAccess') {}
