import * as Effect from 'effect/Effect'

/** Work for one visit or card among many: when it fails, that is logged and keeps no other waiting. Null then. */
export function loggedFor<A, E, R>(
  ref: string,
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A | null, never, R> {
  return work.pipe(
    Effect.catch((error) => Effect.as(Effect.logError('A visit could not be charged', ref, error), null)),
  )
}
