import { randomUUID } from 'node:crypto'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import { test as base, inject } from 'vitest'
import { type Caller, claimsOf } from './caller.ts'
import { type Invariant, violations } from './invariants.ts'
import { ownerUrl, templateName } from './migrated-template.ts'

/** A migrated database of its own. */
export interface TestDatabase {
  /** `postgres://…` of the tables' owner. */
  readonly url: string
  /** Statements as the owner, past all row security. */
  readonly sql: Sql
  /** Fixes the time of all later calls. */
  readonly setClock: (instant: Date) => void
  readonly now: () => Date
  /** Runs statements as a caller of the API, in one transaction. */
  readonly as: <T>(caller: Caller, work: (sql: TransactionSql) => Promise<T>) => Promise<T>
  /** Calls a public function by its arguments' names, as the server unless said otherwise. */
  readonly call: (name: string, args: Record<string, unknown>, caller?: Caller) => Promise<unknown>
  /** An invariant that this test breaks on purpose. */
  readonly tolerate: (invariant: Invariant) => void
  readonly broken: () => Promise<ReadonlyArray<Invariant>>
  readonly close: () => Promise<void>
}

/** Where every test's clock starts: a Saturday noon in Toronto. */
export const startOfTests = new Date('2026-11-21T17:00:00Z')

/**
 * Copies the migrated template into a new database.
 *
 * @param serverUrl the test server; the one of the `database` project unless given
 */
export async function freshDatabase(
  serverUrl: string = inject('postgresUrl'),
  { connections = 24 }: { readonly connections?: number } = {},
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const maintenance = postgres(`${serverUrl}/postgres`, { max: 1, onnotice: () => undefined })
  await maintenance.unsafe(
    `create database ${name} template ${templateName} owner postgres strategy file_copy`,
  )

  const url = ownerUrl(serverUrl, name)
  const sql = postgres(url, { max: connections, onnotice: () => undefined })
  const tolerated = new Set<Invariant>()
  let now = startOfTests

  const as: TestDatabase['as'] = async (caller, work) => {
    let result: { readonly value: Awaited<ReturnType<typeof work>> } | undefined
    await sql.begin(async (transaction) => {
      const { role, claims, headers } = claimsOf(caller)
      await transaction`
        select set_config('role', ${role}, true),
          set_config('request.jwt.claims', ${claims}, true),
          set_config('request.headers', ${headers}, true),
          set_config('dustforce.now', ${now.toISOString()}, true)`
      result = { value: await work(transaction) }
    })
    if (result === undefined) throw new Error('The transaction ended without a result')
    return result.value
  }

  const broken = async () => (await violations(sql, now)).filter((invariant) => !tolerated.has(invariant))

  return {
    url,
    sql,
    as,
    broken,
    setClock: (instant) => {
      now = instant
    },
    now: () => now,
    call: (name, args, caller = 'service_role') =>
      as(caller, async (transaction) => {
        const names = Object.keys(args)
        const text = names.map((argument, index) => `${argument} => $${index + 1}`).join(', ')
        const values = names.map((argument) => args[argument] as postgres.ParameterOrJSON<never>)
        const [row] = await transaction.unsafe(`select public.${name}(${text}) as answer`, values)
        return row?.answer
      }),
    tolerate: (invariant) => void tolerated.add(invariant),
    close: async () => {
      await sql.end()
      await maintenance.unsafe(`drop database ${name} with (force)`)
      await maintenance.end()
    },
  }
}

/** A test with a fresh database, of which the invariants are checked when it is over. */
export const test = base.extend<{ db: TestDatabase }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from the pattern
  db: async ({}, use) => {
    const db = await freshDatabase()
    try {
      await use(db)
      const broken = await db.broken()
      if (broken.length > 0) throw new Error(`Broken invariants: ${broken.join(', ')}`)
    } finally {
      await db.close()
    }
  },
})
