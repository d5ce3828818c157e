import { randomUUID } from 'node:crypto'
import postgres, { type ISql, type Sql } from 'postgres'
import { inject } from 'vitest'
import { type Caller, claimsOf } from './caller.ts'
import { type Invariant, violations } from './invariants.ts'
import { ownerUrl, templateName } from './migrated-template.ts'

/** A migrated database. */
export interface TestDatabase {
  /** `postgres://…` of the tables' owner. */
  readonly url: string
  /** Statements as the owner, past all row security. */
  readonly sql: Sql
  /** The same past all triggers and foreign keys too: for thousands of rows of which neither history nor figures are read. */
  readonly bareSql: Sql
  /** Fixes the time of all later calls. */
  readonly setClock: (instant: Date) => void
  readonly now: () => Date
  /** Fixes the time for every connection, also those of a service; a reset lets it run again. */
  readonly fixClock: (instant: Date) => Promise<void>
  /** Runs statements as a caller of the API, in one transaction. */
  readonly as: <T>(caller: Caller, work: (sql: ISql) => Promise<T>) => Promise<T>
  /** Calls a public function by its arguments' names, as the server unless said otherwise. */
  readonly call: (name: string, args: Record<string, unknown>, caller?: Caller) => Promise<unknown>
  /** Plans statements as a hosted database does, for a test of what they read. Otherwise each is planned once, without its values. */
  readonly planAsHosted: () => void
  /** Makes the rows that a test begins with; for a later test of the file, those of the same name are put back as they were. */
  readonly plant: (name: string, rows: () => Promise<unknown>) => Promise<void>
  /** An invariant that this test breaks on purpose. */
  readonly tolerate: (invariant: Invariant) => void
  readonly broken: () => Promise<ReadonlyArray<Invariant>>
  /** Makes it as new for another test; returns false when that takes a new database. */
  readonly reset: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** The start of every test's clock: a Saturday noon in Toronto. */
export const startOfTests = new Date('2026-11-21T17:00:00Z')

/** The connections of a crowd beside the first: each plans every function for itself, so there are few but in `npm run torture`. */
const crowdSize = process.env.TORTURE_SEED === undefined ? 5 : 23

/** Copies the migrated template into a new database of the test server. */
export async function freshDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl')
  const socket = inject('postgresSocket')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const maintenance = postgres(`${serverUrl}/postgres`, {
    ...{ ...socket, max: 1, onnotice: () => undefined, fetch_types: false },
  })
  await maintenance.unsafe(
    `create database ${name} template ${templateName} owner postgres strategy file_copy`,
  )

  const url = ownerUrl(serverUrl, name)
  const connect = (max: number) =>
    postgres(url, {
      ...{ ...socket, max, onnotice: () => undefined },
      // No statement sees the clock on the wall, or a test would know one day's date as past.
      // To plan each statement for its values, as a server does five times at first, costs more than the tests' few rows.
      connection: { 'dustforce.now': startOfTests.toISOString(), plan_cache_mode: 'force_generic_plan' },
    })
  const sql = connect(24)
  const crowd = connect(crowdSize)
  let isSqlUsed = false
  // A replica's connection fires no triggers and checks no foreign keys, and no event trigger notes what it changes.
  const superuser = postgres(`${serverUrl}/${name}`, {
    ...{ ...socket, max: 1, onnotice: () => undefined, fetch_types: false },
    connection: { session_replication_role: 'replica', plan_cache_mode: 'force_generic_plan' },
  })
  const tolerated = new Set<Invariant>()
  let now = startOfTests
  let isClockFixed = false
  let planning = 'force_generic_plan'

  const as: TestDatabase['as'] = async (caller, work) => {
    // One after the other on one connection, which has planned the functions: the driver takes the one that was idle for longest.
    const isAlone = !isSqlUsed
    if (isAlone) isSqlUsed = true
    const { role, claims, headers } = claimsOf(caller)
    const connection = await (isAlone ? sql : crowd).reserve()
    try {
      // Begun, and not waited for: they reach the server before the first statement of the work, and together with it.
      const begun = Promise.all([
        connection`begin`.execute(),
        connection`
        select set_config('role', ${role}, true),
          set_config('request.jwt.claims', ${claims}, true),
          set_config('request.headers', ${headers}, true),
          set_config('dustforce.now', ${now.toISOString()}, true),
          set_config('plan_cache_mode', ${planning}, true)`.execute(),
      ])
      begun.catch(() => undefined)
      const value = await work(connection)
      await begun
      await connection`commit`
      return value
    } catch (error) {
      // A connection that is lost has been rolled back.
      await connection`rollback`.catch(() => undefined)
      throw error
    } finally {
      connection.release()
      if (isAlone) isSqlUsed = false
    }
  }

  /** The functions that were called, and whether each returns a set. */
  const returnsSet = new Map<string, Promise<boolean>>()
  const isSet = (called: string) => {
    const known = returnsSet.get(called)
    if (known !== undefined) return known
    const asked = superuser`
      select from pg_proc where proretset and pronamespace = 'public'::regnamespace and proname = ${called}`
    const answer = asked.then((rows) => rows.length > 0)
    returnsSet.set(called, answer)
    return answer
  }

  return {
    url,
    sql,
    bareSql: superuser,
    as,
    // On one connection for all tests of the file, so that it is planned once.
    broken: async () => (await violations(superuser, now)).filter((invariant) => !tolerated.has(invariant)),
    setClock: (instant) => {
      now = instant
    },
    now: () => now,
    fixClock: async (instant) => {
      now = instant
      isClockFixed = true
      await superuser`select testing.fix_clock(${instant})`
    },
    call: (name, args, caller = 'service_role') =>
      as(caller, async (transaction) => {
        const names = Object.keys(args)
        const text = names.map((argument, index) => `${argument} => $${index + 1}`).join(', ')
        const values = names.map((argument) => args[argument] as postgres.ParameterOrJSON<never>)
        const prepare = true
        if (!(await isSet(name))) {
          const [row] = await transaction.unsafe(`select public.${name}(${text}) as answer`, values, {
            prepare,
          })
          return row?.answer
        }
        const rows = await transaction.unsafe(
          `select to_jsonb(r) as row from public.${name}(${text}) r`,
          values,
          { prepare },
        )
        return rows.map(({ row }) => row)
      }),
    planAsHosted: () => {
      planning = 'auto'
    },
    plant: async (name, rows) => {
      const [kept] = await superuser`select testing.put_back(${name}) as done`
      if (kept?.done === true) return
      await rows()
      await superuser`select testing.keep(${name})`
    },
    tolerate: (invariant) => void tolerated.add(invariant),
    reset: async () => {
      tolerated.clear()
      planning = 'force_generic_plan'
      now = startOfTests
      if (isClockFixed) await superuser`select testing.fix_clock(null)`
      isClockFixed = false
      const [row] = await superuser`select testing.reset() as done`
      return row?.done === true
    },
    close: async () => {
      await Promise.all([sql.end(), crowd.end(), superuser.end()])
      await maintenance.unsafe(`drop database ${name} with (force)`)
      await maintenance.end()
    },
  }
}
