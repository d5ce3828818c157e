import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

/** Computes an answer at the time of the Effect clock, in epoch milliseconds. */
export function at<A>(answer: (now: number) => A): Effect.Effect<A> {
  return Effect.map(Clock.currentTimeMillis, answer)
}
