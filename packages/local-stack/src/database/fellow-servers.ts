import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as Schema from 'effect/Schema'
import postgres from 'postgres'
import { StartError } from '../start/start-error.ts'
import { ConnectionLostError } from './connection-lost.ts'

/** The servers of one database, as one of them sees them. */
export interface FellowServers {
  /** Whether another one with the same keys served the database when this one came. */
  readonly isBeside: boolean
  /**
   * Whether this one does the jobs: exactly one does, and another when it has gone. Null when it does not; otherwise a signal that is aborted when the
   * lead is lost with its connection, so that work under way ends before another server's goes far.
   */
  readonly leads: () => Promise<AbortSignal | null>
  /** Runs work while no other server does such work on the database. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

/** The fellows of a server that has the database alone: PGlite and the embedded one are in its directory. */
export const noFellows: FellowServers = {
  isBeside: false,
  leads: async () => new AbortController().signal,
  alone: (work) => work(),
  close: async () => undefined,
}

/** The keys that the servers of one database must have in common. */
export interface FellowKeys {
  /** The same on each. */
  readonly same: readonly string[]
  /** The secret that this one signs with. */
  readonly signing: string
  /**
   * The secrets that this one accepts, its own signing secret among them: while secrets are exchanged the servers differ, and each accepts what the
   * others sign.
   */
  readonly accepted: readonly string[]
}

// Locks of a session: they end with their server, however it ends.
const served = 7320
const led = 7321
const prepared = 7322
const accepts = 7323

/** A machine that vanishes ends no connection: after this many seconds of silence PostgreSQL does, and the locks are free. */
const silence = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 }

const otherKeys =
  'Another server with other keys serves the database of DATABASE_URL. Two serve one database with the same SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY and JWT_SECRET, or the secrets.json of one DATA_DIR, and with STRIPE_SECRET_KEY and RESEND_API_KEY: a stand-in knows its own payments and letters only.'

const Seen = Schema.Tuple([Schema.Struct({ same: Schema.Finite, other: Schema.Finite })])
const Held = Schema.Tuple([Schema.Struct({ held: Schema.Boolean })])

/**
 * Joins the servers of a database.
 *
 * Throws a StartError when one with other keys is among them: what the one signs, the other would refuse.
 *
 * @param patienceMs how long one that has just been killed is waited for
 * @param onError is told of one with other keys that came while this one had lost its connection
 */
export async function joinFellowServers(
  url: string,
  { same, signing, accepted }: FellowKeys,
  {
    patienceMs = 3_000,
    onError = () => undefined,
  }: { readonly patienceMs?: number; readonly onError?: (error: unknown) => void } = {},
): Promise<FellowServers> {
  let isJoined = false
  let lead = new AbortController()
  const sql = postgres(url, {
    max: 1,
    max_lifetime: null,
    connect_timeout: 5,
    connection: silence,
    onnotice: () => undefined,
    // The locks went with it.
    onclose: () => {
      isJoined = false
      lead.abort(new ConnectionLostError())
      lead = new AbortController()
    },
  })
  const nameOf = (secret: string): number =>
    createHash('sha256')
      .update(JSON.stringify([same, secret]))
      .digest()
      .readUInt32BE() >>> 1
  const own = nameOf(signing)
  const known = accepted.map(nameOf)

  const join = async () => {
    for (const name of known) await sql`select pg_try_advisory_lock_shared(${accepts}, ${name})`
    await sql`select pg_try_advisory_lock_shared(${served}, ${own})`
    isJoined = true
  }
  const look = async () => {
    if (!isJoined) await join()
    const [seen] = Schema.decodeUnknownSync(Seen)([
      ...(await sql`
        with held as (
          select l.pid, l.classid::bigint as kind, l.objid::bigint as name from pg_locks l
          where l.locktype = 'advisory' and l.pid <> pg_backend_pid() and l.classid::bigint in (${served}, ${accepts})
            and l.database = (select d.oid from pg_database d where d.datname = current_database())
        ), others as (
          select h.name in ${sql(known)}
            and exists (select from held a where a.kind = ${accepts} and a.pid = h.pid and a.name = ${own}) as fits
          from held h where h.kind = ${served}
        )
        select count(*) filter (where o.fits)::int as same, count(*) filter (where not o.fits)::int as other from others o`),
    ])
    return seen
  }
  /** After a lost connection; who came meanwhile could not see this server. */
  const joinAgain = async () => {
    const { other } = await look()
    if (other > 0) onError(new Error(otherKeys))
  }

  try {
    const until = Date.now() + patienceMs
    let seen = await look()
    while (seen.other > 0 && Date.now() < until) {
      await pause(200)
      seen = await look()
    }
    if (seen.other > 0) throw new StartError(otherKeys)
    return {
      isBeside: seen.same > 0,
      leads: async () => {
        if (!isJoined) await joinAgain()
        const { signal } = lead
        const [{ held }] = Schema.decodeUnknownSync(Held)([
          ...(await sql`
            select exists (
              select from pg_locks l
              where l.locktype = 'advisory' and l.classid::bigint = ${led} and l.objid = 0 and l.pid = pg_backend_pid()
                and l.database = (select d.oid from pg_database d where d.datname = current_database())
            ) or pg_try_advisory_lock(${led}, 0) as held`),
        ])
        return held ? signal : null
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
