import { randomBytes, randomUUID } from 'node:crypto'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import type { Handler } from '../http/in-process-fetch.ts'
import { claimsOf, withSecondStep } from './access-token.ts'
import { makeAttempts } from './attempts.ts'
import { tooManyAttempts } from './auth-answer.ts'
import { newSecret, stepOfCode } from './totp.ts'

/*
 * The authenticator apps of accounts, which the auth service here does not know: its answers are those of the hosted one, as far as supabase-js
 * uses them. A session is of the second level ('aal2') once it has shown a code; the database asks for that level (`private.is_proven`).
 */

const minute = 60_000
const challengeMs = 5 * minute
const guesses = { free: 4, firstWaitMs: 30_000, longestWaitMs: 15 * minute, forgetAfterMs: 60 * minute }

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
const Factors = Schema.Array(
  Schema.Struct({
    id: Schema.String,
    friendly_name: Schema.NullOr(Schema.String),
    factor_type: Schema.String,
    status: Schema.String,
    secret: Schema.NullOr(Schema.String),
    created_at: Schema.String,
    updated_at: Schema.String,
  }),
)
const Levels = Schema.Array(Schema.Struct({ aal: Schema.NullOr(Schema.String) }))
const Ids = Schema.Array(Schema.Struct({ id: Schema.String }))

const failure = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status })

export interface FactorOptions {
  readonly database: Database
  readonly jwtSecret: string
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Answers `auth/v1/factors`, and tells and asks of the second level in the answers of `next`. */
export function makeFactors({ database, jwtSecret, now }: FactorOptions, next: Handler): Handler {
  const attempts = makeAttempts(guesses)
  const challenges = new Map<string, { readonly factor: string; readonly until: number }>()

  const factorsOf = async (userId: string) =>
    Schema.decodeUnknownSync(Factors)(
      await database.query(
        `select id::text, friendly_name, factor_type, status, secret, created_at::text, updated_at::text
         from auth.mfa_factors where user_id = $1::uuid order by created_at, id`,
        [userId],
      ),
    )
  const shownFactors = async (userId: string) =>
    (await factorsOf(userId)).map(({ secret: _, ...factor }) => factor)
  const levelOf = async (sessionId: string | undefined) =>
    sessionId === undefined
      ? 'aal1'
      : (Schema.decodeUnknownSync(Levels)(
          await database.query('select aal from auth.sessions where id = $1::uuid', [sessionId]),
        )[0]?.aal ?? 'aal1')

  /** The account and the session of a request; null when the auth service does not accept its token. */
  const callerOf = async (request: Request) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    const headers = { apikey: request.headers.get('apikey') ?? '', authorization: `Bearer ${token}` }
    const answer = await next(new Request(new URL('/auth/v1/user', request.url), { headers }))
    const user = answer.ok ? Option.getOrNull(Schema.decodeUnknownOption(User)(await answer.json())) : null
    const claims = claimsOf(token)
    if (user === null || claims === null) return null
    return { user, token, sessionId: claims.session_id, aal: await levelOf(claims.session_id) }
  }

  const enrol = async (user: typeof User.Type, body: unknown) => {
    const wanted = Option.getOrNull(Schema.decodeUnknownOption(Enrolment)(body))
    if (wanted === null) return failure(400, 'validation_failed', 'Only authenticator apps can be added')
    const id = randomUUID()
    const secret = newSecret()
    // Of those that were begun and never finished, the newest counts.
    await database.query(`delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'`, [
      user.id,
    ])
    await database.query(
      'insert into auth.mfa_factors (id, user_id, friendly_name, secret) values ($1::uuid, $2::uuid, $3, $4)',
      [id, user.id, wanted.friendly_name ?? null, secret],
    )
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
    for (const [id, { until }] of challenges) if (until <= now()) challenges.delete(id)
    const id = randomUUID()
    challenges.set(id, { factor, until: now() + challengeMs })
    return Response.json({ id, type: 'totp', expires_at: Math.floor((now() + challengeMs) / 1000) })
  }

  type Caller = NonNullable<Awaited<ReturnType<typeof callerOf>>>
  const verify = async ({ user, token, sessionId = '' }: Caller, factor: string, body: unknown) => {
    const proof = Option.getOrNull(Schema.decodeUnknownOption(Proof)(body))
    const asked = challenges.get(proof?.challenge_id ?? '')
    if (proof === null || asked?.factor !== factor || asked.until <= now())
      return failure(422, 'mfa_challenge_expired', 'The question has expired. Please try again.')
    const wait = attempts.waitFor(factor, now())
    if (wait > 0) return tooManyAttempts(wait)
    attempts.fail(factor, now())
    const secret = (await factorsOf(user.id)).find(({ id }) => id === factor)?.secret ?? null
    const step = secret === null ? null : stepOfCode(secret, proof.code, now())
    // A code counts once: the step must be a later one than that of the last code.
    const used =
      step === null
        ? []
        : Schema.decodeUnknownSync(Ids)(
            await database.query(
              `update auth.mfa_factors set status = 'verified', last_step = $2::bigint, updated_at = now()
               where id = $1::uuid and coalesce(last_step, -1) < $2::bigint returning id::text`,
              [factor, step],
            ),
          )
    if (used.length === 0) return failure(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    attempts.clear(factor)
    challenges.delete(proof.challenge_id)
    const refreshToken = randomBytes(9).toString('base64url')
    await database.transaction(async ({ query }) => {
      await query(`update auth.sessions set aal = 'aal2', factor_id = $2::uuid where id = $1::uuid`, [
        sessionId,
        factor,
      ])
      // Sessions that signed in elsewhere with the password alone end.
      await query(
        `delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid and coalesce(aal, 'aal1') = 'aal1'`,
        [user.id, sessionId],
      )
      await query(
        `insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3::uuid, $4::uuid)`,
        [randomUUID(), refreshToken, user.id, sessionId],
      )
    })
    return Response.json({
      access_token: withSecondStep(token, jwtSecret, now()),
      token_type: 'bearer',
      expires_in: expiresIn(token),
      refresh_token: refreshToken,
      user: { ...user, factors: await shownFactors(user.id) },
    })
  }

  const remove = async ({ user }: Caller, factor: string) => {
    await database.query('delete from auth.mfa_factors where id = $1::uuid and user_id = $2::uuid', [
      factor,
      user.id,
    ])
    return Response.json({ id: factor })
  }

  const answerFactors = async (request: Request, [id = '', action = '']: readonly string[]) => {
    const caller = await callerOf(request)
    if (caller === null)
      return failure(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    const own = await factorsOf(caller.user.id)
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
      const factors = await shownFactors(session.user.id)
      const level = await levelOf(claimsOf(session.access_token)?.session_id)
      const token =
        level === 'aal2' ? withSecondStep(session.access_token, jwtSecret, now()) : session.access_token
      return Response.json({ ...session, access_token: token, user: { ...session.user, factors } })
    }
    const user = Option.getOrNull(Schema.decodeUnknownOption(User)(body))
    return user === null ? response : Response.json({ ...user, factors: await shownFactors(user.id) })
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const [, path = ''] = /^\/auth\/v1\/(.+?)\/?$/.exec(pathname) ?? []
    const [place = '', ...rest] = path.split('/')
    if (place === 'factors') return answerFactors(request, rest)
    if (path === 'user' && request.method === 'PUT') {
      const caller = await callerOf(request)
      const own = caller === null ? [] : await factorsOf(caller.user.id)
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
