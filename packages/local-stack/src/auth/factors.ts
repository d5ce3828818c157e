import { randomBytes, randomUUID } from 'node:crypto'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import type { Handler } from '../http/in-process-fetch.ts'
import type { JwtSecrets } from '../start/secrets.ts'
import { claimsOf, withSecondStep } from './access-token.ts'
import type { Attempts, Limit } from './attempts.ts'
import { tooManyAttempts } from './auth-answer.ts'
import { challengeId, readChallenge } from './challenge.ts'
import { makeFactorStore } from './factor-store.ts'
import { newSecret, stepOfCode } from './totp.ts'

/*
 * The authenticator apps of accounts, which the auth service here does not know: its answers are those of the hosted one, as far as supabase-js
 * uses them. A session is of the second level ('aal2') once it has shown a code; the database asks for that level (`private.is_proven`).
 */

const minute = 60_000
const challengeMs = 5 * minute

const Enrolment = Schema.Struct({
  factor_type: Schema.Literal('totp'),
  friendly_name: Schema.optional(Schema.String.check(Schema.isMaxLength(100))),
  issuer: Schema.optional(Schema.String.check(Schema.isMaxLength(100))),
})
const Proof = Schema.Struct({ challenge_id: Schema.String, code: Schema.String })
const Session = Schema.StructWithRest(
  Schema.Struct({
    access_token: Schema.String,
    user: Schema.StructWithRest(Schema.Struct({ id: Schema.String }), [
      Schema.Record(Schema.String, Schema.Unknown),
    ]),
  }),
  [Schema.Record(Schema.String, Schema.Unknown)],
)
const User = Schema.StructWithRest(
  Schema.Struct({ id: Schema.String, email: Schema.optional(Schema.String) }),
  [Schema.Record(Schema.String, Schema.Unknown)],
)
const failure = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status })

export interface FactorOptions {
  readonly database: Database
  readonly attempts: Attempts
  readonly jwtSecrets: JwtSecrets
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Serves `auth/v1/factors`, and adds the second level to the responses of `next`. */
export function makeFactors({ database, attempts, jwtSecrets, now }: FactorOptions, next: Handler): Handler {
  const [jwtSecret] = jwtSecrets
  const store = makeFactorStore(database)

  /** The account and the session of a request; null when the auth service does not accept its token. */
  const callerOf = async (request: Request) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    const headers = { apikey: request.headers.get('apikey') ?? '', authorization: `Bearer ${token}` }
    const answer = await next(new Request(new URL('/auth/v1/user', request.url), { headers }))
    const user = answer.ok ? Option.getOrNull(Schema.decodeUnknownOption(User)(await answer.json())) : null
    const claims = claimsOf(token)
    if (user === null || claims === null) return null
    return { user, token, sessionId: claims.session_id, aal: await store.levelOf(claims.session_id) }
  }

  const enrol = async (user: typeof User.Type, body: unknown) => {
    const wanted = Option.getOrNull(Schema.decodeUnknownOption(Enrolment)(body))
    if (wanted === null) return failure(400, 'validation_failed', 'Only authenticator apps can be added')
    const id = randomUUID()
    const secret = newSecret()
    await store.add(user.id, { id, secret, name: wanted.friendly_name ?? null })
    const issuer = encodeURIComponent(wanted.issuer ?? 'Command Hub')
    const label = `${issuer}:${encodeURIComponent(user.email ?? '')}`
    const uri = `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`
    // The hosted service draws a QR code as well. The Command Hub draws its own, in either.
    return Response.json({
      id,
      type: 'totp',
      friendly_name: wanted.friendly_name,
      totp: { qr_code: '', secret, uri },
    })
  }

  const challenge = (factor: string) => {
    const until = now() + challengeMs
    return Response.json({
      id: challengeId({ factor, until }, jwtSecret),
      type: 'totp',
      expires_at: Math.floor(until / 1000),
    })
  }

  type Caller = NonNullable<Awaited<ReturnType<typeof callerOf>>>
  const verify = async ({ user, token, sessionId = '' }: Caller, factor: string, body: unknown) => {
    const proof = Option.getOrNull(Schema.decodeUnknownOption(Proof)(body))
    const asked = readChallenge(proof?.challenge_id ?? '', jwtSecrets)
    if (proof === null || asked?.factor !== factor || asked.until <= now())
      return failure(422, 'mfa_challenge_expired', 'The question has expired. Please try again.')
    const guess: Limit = { kind: 'factor', key: factor }
    const wait = await attempts.begin([guess])
    if (wait > 0) return tooManyAttempts(wait)
    const secret = (await store.all(user.id)).find(({ id }) => id === factor)?.secret ?? null
    const step = secret === null ? null : stepOfCode(secret, proof.code, now())
    if (step === null || !(await store.takeStep(factor, step)))
      return failure(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    await attempts.clear(guess)
    const refreshToken = randomBytes(9).toString('base64url')
    await store.prove(user.id, sessionId, { factor, refreshToken })
    return Response.json({
      access_token: withSecondStep(token, jwtSecret, now()),
      token_type: 'bearer',
      expires_in: expiresIn(token),
      refresh_token: refreshToken,
      user: { ...user, factors: await store.shown(user.id) },
    })
  }

  const remove = async ({ user }: Caller, factor: string) => {
    await store.remove(user.id, factor)
    return Response.json({ id: factor })
  }

  const answerFactors = async (request: Request, [id = '', action = '']: readonly string[]) => {
    const caller = await callerOf(request)
    if (caller === null)
      return failure(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    const own = await store.all(caller.user.id)
    const isProven = caller.aal === 'aal2' || own.every(({ status }) => status !== 'verified')
    const body: unknown = request.method === 'POST' ? await request.json().catch(() => null) : null
    if (id === '' && request.method === 'POST')
      return isProven ? enrol(caller.user, body) : insufficientLevel()
    if (own.every((factor) => factor.id !== id))
      return failure(404, 'mfa_factor_not_found', 'There is no such authenticator app')
    if (request.method === 'POST' && action === 'challenge') return challenge(id)
    if (request.method === 'POST' && action === 'verify') return verify(caller, id, body)
    if (request.method === 'DELETE' && action === '')
      return isProven ? remove(caller, id) : insufficientLevel()
    return failure(405, 'validation_failed', 'Method not allowed')
  }

  /** The answer with the factors of its user, and its token of the session's level. */
  const told = async (response: Response): Promise<Response> => {
    if (!response.ok || !(response.headers.get('content-type') ?? '').includes('json')) return response
    const body: unknown = await response.clone().json()
    const session = Option.getOrNull(Schema.decodeUnknownOption(Session)(body))
    if (session !== null) {
      const factors = await store.shown(session.user.id)
      const level = await store.levelOf(claimsOf(session.access_token)?.session_id)
      const token =
        level === 'aal2' ? withSecondStep(session.access_token, jwtSecret, now()) : session.access_token
      return Response.json({ ...session, access_token: token, user: { ...session.user, factors } })
    }
    const user = Option.getOrNull(Schema.decodeUnknownOption(User)(body))
    return user === null ? response : Response.json({ ...user, factors: await store.shown(user.id) })
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const [, path = ''] = /^\/auth\/v1\/(.+?)\/?$/.exec(pathname) ?? []
    const [place = '', ...rest] = path.split('/')
    if (place === 'factors') return answerFactors(request, rest)
    if (path === 'user' && request.method === 'PUT') {
      const caller = await callerOf(request)
      const own = caller === null ? [] : await store.all(caller.user.id)
      if (caller?.aal !== 'aal2' && own.some(({ status }) => status === 'verified'))
        return insufficientLevel()
    }
    const response = await next(request)
    return path === 'user' || path === 'token' || (path === 'verify' && request.method === 'POST')
      ? told(response)
      : response
  }
}

function insufficientLevel(): Response {
  return failure(401, 'insufficient_aal', 'A code of the authenticator app is needed first.')
}

const Expiry = Schema.Struct({ exp: Schema.Number, iat: Schema.Number })

/** The seconds that a token is good for, counted from when it was made. */
function expiresIn(token: string): number {
  const claims = Schema.decodeUnknownOption(Schema.fromJsonString(Expiry))(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  )
  return Option.match(claims, { onNone: () => 3600, onSome: ({ exp, iat }) => exp - iat })
}
