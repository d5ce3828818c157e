import * as Schema from 'effect/Schema'
import { isSignedBy } from '../auth/access-token.ts'
import type { Database } from '../database/database.ts'
import type { Handler } from '../http/in-process-fetch.ts'
import type { Keys } from '../start/secrets.ts'

/** Whether an access token is an administrator's at this moment. */
export type IsAdminToken = (token: string) => Promise<boolean>

const Answers = Schema.Array(Schema.Struct({ admin: Schema.NullOr(Schema.Boolean) }))
const decodeAnswers = Schema.decodeUnknownSync(Answers)

const claimsOf = (token: string): string =>
  Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')

/**
 * Asks the auth service whether the token is genuine and unexpired, and the database's own `private.is_admin()` whether
 * its claims are an administrator's.
 */
export function makeIsAdminToken(
  database: Database,
  backend: Handler,
  { publishableKey, jwtSecrets }: Pick<Keys, 'publishableKey' | 'jwtSecrets'>,
): IsAdminToken {
  return async (token) => {
    if (!jwtSecrets.some((secret) => isSignedBy(token, secret))) return false
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}` }
    const user = await backend(new Request('http://localhost/auth/v1/user', { headers }))
    if (user.status >= 500) throw new Error(`The auth service could not judge a token: ${user.status}`)
    if (!user.ok) return false
    const rows = await database.transaction(async ({ query }) => {
      await query(`select set_config('request.jwt.claims', $1, true)`, [claimsOf(token)])
      return query('select private.is_admin() as admin')
    })
    return decodeAnswers(rows)[0]?.admin === true
  }
}
