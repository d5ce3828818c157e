import { createHmac } from 'node:crypto'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

const Claims = Schema.Struct({
  sub: Schema.String,
  session_id: Schema.optional(Schema.String),
  aal: Schema.optional(Schema.String),
})
const decodeClaims = Schema.decodeUnknownOption(Schema.fromJsonString(Claims))
const decodeRecord = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown)),
)

const partOf = (token: string, index: number) =>
  Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8')

/** Whose token it is and how it was earned, unchecked: only for a token that the auth service has accepted or made. */
export function claimsOf(token: string): typeof Claims.Type | null {
  return Option.getOrNull(decodeClaims(partOf(token, 1)))
}

/** The same token for a session that has shown a code, too. `now` in epoch milliseconds. */
export function withSecondStep(token: string, jwtSecret: string, now: number): string {
  const amr = ['password', 'totp'].map((method) => ({ method, timestamp: Math.floor(now / 1000) }))
  const claims = { ...decodeRecord(partOf(token, 1)), aal: 'aal2', amr }
  const signed = [token.split('.')[0], Buffer.from(JSON.stringify(claims)).toString('base64url')].join('.')
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`
}
