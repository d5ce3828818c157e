import { createHmac, timingSafeEqual } from 'node:crypto'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import type { Handler } from '../http/in-process-fetch.ts'

/** Whether an access token is an administrator's at this moment. */
export type IsAdminToken = (token: string) => Promise<boolean>

const Answers = Schema.Array(Schema.Struct({ admin: Schema.NullOr(Schema.Boolean) }))
const decodeAnswers = Schema.decodeUnknownSync(Answers)

const claimsOf = (token: string): string =>
  Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')

/** Whether this installation signed the token: junk is told without asking anybody. */
function isSigned(token: string, secret: string): boolean {
  const [head, claims, signature, ...rest] = token.split('.')
  if (signature === undefined || rest.length > 0) return false
  const expected = createHmac('sha256', secret).update(`${head}.${claims}`).digest()
  const shown = Buffer.from(signature, 'base64url')
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}

/**
 * Asks the auth service whether the token is genuine and unexpired, and the database's own `private.is_admin()` whether
 * its claims are an administrator's.
 */
export function makeIsAdminToken(
  database: Database,
  backend: Handler,
  { publishableKey, jwtSecret }: { readonly publishableKey: string; readonly jwtSecret: string },
): IsAdminToken {
  return async (token) => {
    if (!isSigned(token, jwtSecret)) return false
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
