import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/**
 * The one error of invitations: 'refused' when the password was not taken, 'unset' when it could not be saved after the link was used up. A link
 * that ended is an answer, not an error.
 */
export class InvitationsError extends Schema.TaggedError<InvitationsError>()('InvitationsError', {
  reason: Schema.Literals(['refused', 'unset', 'unavailable']),
  message: Schema.String,
}) {}

/** Invitations to the Command Hub. */
export class Invitations extends Context.Service<
  Invitations,
  {
    /** Finds whom an invitation's token invites; null when the invitation ended or was used. */
    readonly addressOf: (token: string) => Effect.Effect<string | null, InvitationsError>
    /**
     * Uses an invitation's token up: its address gets an account with the password, which becomes an administrator at its first sign-in.
     * Returns the address; null when the invitation ended or was used.
     */
    readonly accept: (token: string, password: string) => Effect.Effect<string | null, InvitationsError>
  }
>()('@dustforce/workflows/Invitations') {}
