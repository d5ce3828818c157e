import { timingSafeEqual } from 'node:crypto'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { createUser, removeFactors, setPassword } from '../database/demo-admin.ts'
import type { Handler } from '../http/in-process-fetch.ts'

/* The part of what the auth service offers to the holder of the secret key that `npm run admin:create` needs. */

const NewUser = Schema.Struct({ email: Schema.NonEmptyString, password: Schema.NonEmptyString })
const Change = Schema.Struct({ password: Schema.NonEmptyString })
const Users = Schema.Array(Schema.Struct({ id: Schema.String, email: Schema.String }))
const base = '/auth/v1/admin/users'

const failure = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status })
const unreadable = () => failure(400, 'bad_json', 'The body cannot be read')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Answers `auth/v1/admin/users`; every other request goes on to `next`. */
export function makeAdminUsers(database: Database, secretKey: string, next: Handler): Handler {
  const usersOf = async (email: string | null) =>
    Schema.decodeUnknownSync(Users)(
      await database.query(
        'select id::text, email from auth.users where email = coalesce($1, email) order by created_at',
        [email],
      ),
    )
  const create = async (body: unknown) => {
    const user = Option.getOrNull(Schema.decodeUnknownOption(NewUser)(body))
    if (user === null) return unreadable()
    const email = user.email.trim().toLowerCase()
    if ((await usersOf(email)).length > 0) return failure(422, 'email_exists', 'The address has an account')
    return Response.json({ id: await createUser(database, email, user.password), email })
  }
  const change = async (id: string, body: unknown) => {
    const user = Option.getOrNull(Schema.decodeUnknownOption(Change)(body))
    if (user === null) return unreadable()
    await setPassword(database, id, user.password)
    return Response.json({ id })
  }
  const factorsOf = (id: string) =>
    database.query('select id::text, factor_type, status from auth.mfa_factors where user_id = $1::uuid', [
      id,
    ])
  const forget = async (id: string, factor: string) => {
    await removeFactors(database, id, factor)
    return Response.json({ id: factor })
  }
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== base && !pathname.startsWith(`${base}/`)) return next(request)
    if (!isSame(request.headers.get('apikey') ?? '', secretKey))
      return failure(401, 'no_authorization', 'The secret key is missing')
    if (request.method === 'GET' && pathname === base)
      return Response.json({ users: searchParams.get('page') === '1' ? await usersOf(null) : [] })
    const [, id = '', factor] =
      /^\/([\da-f-]{36})\/factors(?:\/([\da-f-]{36}))?$/.exec(pathname.slice(base.length)) ?? []
    if (request.method === 'GET' && id !== '' && factor === undefined)
      return Response.json(await factorsOf(id))
    if (request.method === 'DELETE' && factor !== undefined) return forget(id, factor)
    const body: unknown = await request.json().catch(() => null)
    if (request.method === 'POST' && pathname === base) return create(body)
    if (request.method === 'PUT' && /^[\da-f-]{36}$/.test(pathname.slice(base.length + 1)))
      return change(pathname.slice(base.length + 1), body)
    return failure(404, 'not_found', 'There is nothing here')
  }
}
