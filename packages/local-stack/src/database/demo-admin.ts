import { randomUUID } from 'node:crypto'
import bcrypt from 'bcryptjs'
import * as Schema from 'effect/Schema'
import type { Database } from './database.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** The cost of the stored hash, as a power of two; the auth service's own when left out. */
  readonly rounds?: number
}

const Users = Schema.Array(
  Schema.Struct({ id: Schema.String, encrypted_password: Schema.NullOr(Schema.String) }),
)
const decodeUsers = Schema.decodeUnknownSync(Users)

/** As many as the auth service itself takes. */
const usualRounds = 10

/** Writes a confirmed account with a password, as the auth service would; returns its id. */
export async function createUser(
  database: Database,
  email: string,
  password: string,
  rounds = usualRounds,
): Promise<string> {
  const hash = await bcrypt.hash(password, rounds)
  const id = randomUUID()
  const provider = JSON.stringify({ provider: 'email', providers: ['email'] })
  const identity = JSON.stringify({ sub: id, email, email_verified: true, phone_verified: false })
  await database.transaction(async ({ query }) => {
    await query(
      `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
       values ($1, 'authenticated', 'authenticated', $2, $3, now(), $4::text::jsonb, $5::text::jsonb)`,
      [id, email, hash, provider, identity],
    )
    await query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values ($1, 'email', $2, $3, $4::text::jsonb)`,
      [randomUUID(), id, id, identity],
    )
  })
  return id
}

/** Gives an account another password. */
export async function setPassword(
  database: Database,
  id: string,
  password: string,
  rounds = usualRounds,
): Promise<void> {
  const hash = await bcrypt.hash(password, rounds)
  await database.query('update auth.users set encrypted_password = $1 where id = $2::uuid', [hash, id])
}

/** Takes an account's authenticator apps away, or one of them: its password alone signs in until it sets up another. */
export async function removeFactors(
  database: Database,
  id: string,
  factor: string | null = null,
): Promise<void> {
  await database.query(
    'delete from auth.mfa_factors where user_id = $1::uuid and id = coalesce($2::uuid, id)',
    [id, factor],
  )
}

/** The account of the address with this password. */
async function accountOf(
  database: Database,
  email: string,
  { password, rounds }: Credentials,
): Promise<string> {
  const [user] = decodeUsers(
    await database.query('select id::text, encrypted_password from auth.users where email = $1', [email]),
  )
  if (user === undefined) return createUser(database, email, password, rounds)
  if (!(await bcrypt.compare(password, user.encrypted_password ?? '')))
    await setPassword(database, user.id, password, rounds)
  return user.id
}

/**
 * Makes sure that these credentials sign in and that their account is invited, so that its first sign-in to the Command Hub makes it an
 * administrator. Sign-up is closed, so the account is written as the auth service itself would write it. An existing account gets the password; an
 * inactive administrator stays inactive. One who has lost the phone signs in without a code.
 */
export async function ensureAdmin(
  database: Database,
  admin: Credentials,
  hasLostPhone = false,
): Promise<void> {
  const id = await accountOf(database, admin.email.trim().toLowerCase(), admin)
  if (hasLostPhone) await removeFactors(database, id)
  await database.query('select public.invite_admin($1::uuid)', [id])
}
