import type * as Effect from 'effect/Effect'

/** The world that every contract suite is given: a fresh one behind the ports `P`, and its end. */
export interface Harness<P> {
  readonly run: <A, E>(program: Effect.Effect<A, E, P>) => Promise<A>
  readonly close: () => Promise<void>
}

/** A world whose clock a suite can set. */
export interface TimedHarness<P> extends Harness<P> {
  /** Moves the clock to an instant, in epoch milliseconds. Suites only move it forward. */
  readonly setNow: (instant: number) => Promise<void>
}
