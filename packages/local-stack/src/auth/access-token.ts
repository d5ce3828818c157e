import { createHmac, timingSafeEqual } from 'node:crypto'
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

/** Reads whose token it is and how it was earned, unchecked: only for a token that the auth service has accepted or made. */
export function claimsOf(token: string): typeof Claims.Type | null {
  return Option.getOrNull(decodeClaims(partOf(token, 1)))
}

const signatureOf = (signed: string, secret: string) => createHmac('sha256', secret).update(signed)

/** Whether a secret signed the token: junk is told without asking anybody. */
export function isSignedBy(token: string, secret: string): boolean {
  const [head, claims, signature, ...rest] = token.split('.')
  if (signature === undefined || rest.length > 0) return false
  const expected = signatureOf(`${head}.${claims}`, secret).digest()
  const shown = Buffer.from(signature, 'base64url')
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}

/** The same token, signed with another secret. Only for one whose own signature is good. */
export function signedWith(token: string, secret: string): string {
  const signed = token.split('.').slice(0, 2).join('.')
  return `${signed}.${signatureOf(signed, secret).digest('base64url')}`
}

/** The same token for a session that has shown a code, too. `now` in epoch milliseconds. */
export function withSecondStep(token: string, jwtSecret: string, now: number): string {
  const amr = ['password', 'totp'].map((method) => ({ method, timestamp: Math.floor(now / 1000) }))
  const claims = { ...decodeRecord(partOf(token, 1)), aal: 'aal2', amr }
  return signedWith(
    `${token.split('.')[0]}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`,
    jwtSecret,
  )
}
