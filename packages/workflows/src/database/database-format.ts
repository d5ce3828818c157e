import type { RestFailure } from '@dustforce/supabase/rest'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** The database that this code is written for: the version of its last migration. */
export const databaseFormat = '20261101009000'

/** The answer of `database_format`: the version of the last migration that the database has, and of the oldest code that it still serves. */
export const DatabaseFormat = Schema.Struct({ current: Schema.NullOr(Schema.String), oldest: Schema.String })

/** The time for which an answer is believed: a database is migrated under code that runs. */
const believedMs = 60_000

/**
 * Fails with `unavailable` where database and code do not fit, and logs which of them is older: code deployed before its migrations, or a migration
 * that old code cannot live with. Asked before the first call, and every minute.
 */
export function formatCheck(
  format: string,
  ask: Effect.Effect<typeof DatabaseFormat.Type | 'unknown', RestFailure>,
): Effect.Effect<void, RestFailure> {
  let fitUntil = 0
  return Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    if (now < fitUntil) return
    const problem = problemOf(format, yield* ask)
    if (problem !== null) {
      yield* Effect.logError(problem)
      return yield* Effect.fail({ reason: 'unavailable' as const, message: problem })
    }
    fitUntil = now + believedMs
  })
}

function problemOf(format: string, answer: typeof DatabaseFormat.Type | 'unknown'): string | null {
  const current = answer === 'unknown' ? null : answer.current
  if (current === null || current < format)
    return `The database is older than this server: its last migration is ${current ?? 'not known'}, and ${format} is needed. Apply the migrations.`
  return answer !== 'unknown' && format < answer.oldest
    ? `This server is older than the database: it is written for ${format}, and the database needs ${answer.oldest} at least. Deploy the functions, or start the new server.`
    : null
}
