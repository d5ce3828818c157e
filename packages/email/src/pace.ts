import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

// A little more than the second that the provider counts: requests may arrive closer together than they left.
const windowMs = 1_100

/** Waits until fewer than `perSecond` others have passed within the last second; they pass in the order they came. */
export function makePace(perSecond: number): Effect.Effect<void> {
  /** When each of the last callers passes, in milliseconds of a clock that never goes back. */
  let passes: readonly number[] = []
  return Effect.gen(function* () {
    const now = Number(yield* Clock.monotonicTimeNanos) / 1_000_000
    const oldest = passes.length < perSecond ? undefined : passes[0]
    const passesAt = Math.max(now, oldest === undefined ? now : oldest + windowMs)
    passes = [...passes, passesAt].slice(-perSecond)
    if (passesAt > now) yield* Effect.sleep(passesAt - now)
  })
}
