import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'

/** Effect's clock with the time of day (epoch milliseconds) taken from `now`; durations stay real. */
export function clockFrom(now: () => number): Layer.Layer<never> {
  const real = Effect.runSync(Clock.clockWith(Effect.succeed))
  const nanos = () => BigInt(Math.trunc(now())) * 1_000_000n
  return Layer.succeed(Clock.Clock, {
    currentTimeMillisUnsafe: now,
    currentTimeMillis: Effect.sync(now),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
    monotonicTimeNanos: real.monotonicTimeNanos,
    sleep: (duration) => real.sleep(duration),
  })
}
