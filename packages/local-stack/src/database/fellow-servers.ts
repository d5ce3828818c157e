import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as Schema from 'effect/Schema'
import postgres from 'postgres'
import { StartError } from '../start/start-error.ts'

/** The servers of one database, as one of them sees them. */
export interface FellowServers {
  /** Whether another one with the same keys served the database when this one came. */
  readonly isBeside: boolean
  /** Whether this one does the jobs: exactly one does, and another when it has gone. */
  readonly leads: () => Promise<boolean>
  /** Runs work while no other server does such work on the database. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

/** Where one server alone has the database: PGlite and the embedded one are in its directory. */
export const noFellows: FellowServers = {
  isBeside: false,
  leads: async () => true,
  alone: (work) => work(),
  close: async () => undefined,
}

// Locks of a session: they end with their server, however it ends.
const served = 7320
const led = 7321
const prepared = 7322

const Seen = Schema.Tuple([Schema.Struct({ same: Schema.Finite, other: Schema.Finite })])
const Held = Schema.Tuple([Schema.Struct({ held: Schema.Boolean })])

/**
 * Joins the servers of a database.
 *
 * Throws a StartError when one with other keys is among them: what the one signs, the other would refuse.
 *
 * @param keys everything that servers of one database must have in common
 * @param patienceMs how long one that has just been killed is waited for
 */
export async function joinFellowServers(
  url: string,
  keys: readonly string[],
  patienceMs = 3_000,
): Promise<FellowServers> {
  const sql = postgres(url, {
    max: 1,
    max_lifetime: null,
    connect_timeout: 5,
    onnotice: () => undefined,
  })
  const own = createHash('sha256').update(JSON.stringify(keys)).digest().readUInt32BE() >>> 1

  const look = async () => {
    await sql`select pg_try_advisory_lock_shared(${served}, ${own})`
    const [seen] = Schema.decodeUnknownSync(Seen)([
      ...(await sql`
        select count(*) filter (where l.objid::bigint = ${own})::int as same, count(*) filter (where l.objid::bigint <> ${own})::int as other
        from pg_locks l
        where l.locktype = 'advisory' and l.classid::bigint = ${served} and l.pid <> pg_backend_pid()
          and l.database = (select d.oid from pg_database d where d.datname = current_database())`),
    ])
    return seen
  }

  try {
    const until = Date.now() + patienceMs
    let seen = await look()
    while (seen.other > 0 && Date.now() < until) {
      await pause(200)
      seen = await look()
    }
    if (seen.other > 0)
      throw new StartError(
        'Another Dust Force with other keys serves the database of DATABASE_URL. Two serve one database with the secrets.json of one DATA_DIR, and with STRIPE_SECRET_KEY and RESEND_API_KEY: a stand-in knows its own payments and letters only.',
      )
    return {
      isBeside: seen.same > 0,
      leads: async () => {
        const [{ held }] = Schema.decodeUnknownSync(Held)([
          ...(await sql`
            select exists (
              select from pg_locks l
              where l.locktype = 'advisory' and l.classid::bigint = ${led} and l.objid = 0 and l.pid = pg_backend_pid()
                and l.database = (select d.oid from pg_database d where d.datname = current_database())
            ) or pg_try_advisory_lock(${led}, 0) as held`),
        ])
        return held
      },
      alone: async (work) => {
        await sql`select pg_advisory_lock(${prepared}, 0)`
        try {
          return await work()
        } finally {
          await sql`select pg_advisory_unlock(${prepared}, 0)`
        }
      },
      close: () => sql.end({ timeout: 2 }),
    }
  } catch (error) {
    await sql.end({ timeout: 1 })
    throw error
  }
}
