import { createHash } from 'node:crypto'
import bcrypt from 'bcryptjs'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'

/** The questions and changes of the guard about accounts. */
export interface AccountBook {
  /** Takes as long as comparing a password does, when the service will not compare one because there is no such account. */
  readonly compareForNobody: (email: string, password: string) => Promise<void>
  /** Ends every code and link that was sent to the address; with null, to any address. */
  readonly endCodes: (email: string | null) => Promise<void>
  /** Whether the visitor was the last who signed in to the account. */
  readonly isHome: (email: string, visitor: string) => Promise<boolean>
  readonly makeHome: (email: string, visitor: string) => Promise<void>
}

const Known = Schema.Array(Schema.Struct({ known: Schema.Boolean }))
const known = `select exists (
  select from auth.users where email = $1 and encrypted_password is not null
) as known`

const tables = `
create schema if not exists local_stack;
-- Hashes: whose account it is, and where somebody sits, does not matter here.
create table if not exists local_stack.homes (account text primary key, visitor text not null)`

/** Makes what is kept of accounts here. May be run again. */
export async function installAccountBook(database: Database): Promise<void> {
  await database.script(tables)
}

const isHome = 'select exists (select from local_stack.homes where account = $1 and visitor = $2) as known'
const makeHome = `insert into local_stack.homes (account, visitor) values ($1, $2)
on conflict (account) do update set visitor = excluded.visitor`

const endCodes = `update auth.users
set recovery_token = null, confirmation_token = null, reauthentication_token = null,
    email_change_token_current = null, email_change_token_new = null
where email = coalesce($1, email)`

/** A hash that no password has, compared at the cost that is used for passwords here. Making a real one would hold up every start. */
const nobodysHash = bcrypt.genSaltSync(10) + '.'.repeat(31)

export function makeAccountBook(database: Database): AccountBook {
  const ask = async (text: string, parameters: readonly string[]) =>
    Schema.decodeUnknownSync(Known)(await database.query(text, parameters))[0]?.known === true
  const hashed = (...texts: readonly string[]) =>
    texts.map((text) => createHash('sha256').update(text).digest('hex'))
  return {
    compareForNobody: async (email, password) => {
      if (!(await ask(known, [email]))) await bcrypt.compare(password, nobodysHash)
    },
    isHome: (email, visitor) => ask(isHome, hashed(email, visitor)),
    makeHome: async (email, visitor) => void (await database.query(makeHome, hashed(email, visitor))),
    endCodes: async (email) => void (await database.query(endCodes, [email])),
  }
}
