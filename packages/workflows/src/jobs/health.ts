import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { type Backlog, Operations } from './operations.ts'

const minuteMs = 60_000

/** The time for which each kind of work may wait before somebody should look, in milliseconds. */
export const patienceMs = {
  email: 30 * minuteMs,
  // A refund that fails is tried again after pauses of up to six hours.
  refund: 7 * 60 * minuteMs,
  run: 5 * minuteMs,
} as const

/** Whether the system's work gets done; `problems` says what does not, for a person. */
export interface Health {
  readonly ok: boolean
  readonly problems: readonly string[]
  readonly backlog: Backlog
}

/** The health of a system with this backlog, at an instant in epoch milliseconds. */
export function healthOf(backlog: Backlog, now: number): Health {
  const { oldestWaitingEmail, oldestDueRefund, lastRun, failedParts } = backlog
  const isOlder = (instant: number | null, patience: number) => instant !== null && now - instant > patience
  const problems = [
    ...(isOlder(oldestWaitingEmail, patienceMs.email) ? ['An e-mail has been waiting for too long.'] : []),
    ...(isOlder(oldestDueRefund, patienceMs.refund) ? ['A refund has been due for too long.'] : []),
    ...(lastRun === null ? ['The jobs have never run.'] : []),
    ...(isOlder(lastRun, patienceMs.run) ? ['The jobs have not run for too long.'] : []),
    ...failedParts.map((part) => `The last run of the jobs failed at ${part}.`),
  ]
  return { ok: problems.length === 0, problems, backlog }
}

/** The health of the system now. */
export const checkHealth = Effect.fn('checkHealth')(function* () {
  const operations = yield* Operations
  return healthOf(yield* operations.backlog, yield* Clock.currentTimeMillis)
})
