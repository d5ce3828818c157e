import type { Sql } from 'postgres'
import { type Caller, claimsOf } from '../test/caller.ts'

/** The moment at which everything is asked for. */
export const now = '2026-11-21T17:00:00Z'

/** Makes a session that of a caller, as the API does for a request. */
export async function become(sql: Sql, caller: Caller): Promise<void> {
  const { role, claims, headers } = claimsOf(caller)
  await sql`
    select set_config('role', ${role}, false), set_config('request.jwt.claims', ${claims}, false),
      set_config('request.headers', ${headers}, false), set_config('dustforce.now', ${now}, false)`
}
