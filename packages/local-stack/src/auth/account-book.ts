import bcrypt from 'bcryptjs'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'

/** What the guard asks and changes about accounts. */
export interface AccountBook {
  /** Takes as long as comparing a password does, when the service will not compare one because there is no such account. */
  readonly compareForNobody: (email: string, password: string) => Promise<void>
  /** Ends every code and link that was sent to the address; with null, to any address. */
  readonly endCodes: (email: string | null) => Promise<void>
}

const Known = Schema.Array(Schema.Struct({ known: Schema.Boolean }))
const known = `select exists (
  select from auth.users where email = $1 and encrypted_password is not null
) as known`

const endCodes = `update auth.users
set recovery_token = null, confirmation_token = null, reauthentication_token = null,
    email_change_token_current = null, email_change_token_new = null
where email = coalesce($1, email)`

/** A hash of a password that nobody has, with the cost that is used for passwords here. */
const nobodysHash = bcrypt.hash(crypto.randomUUID(), 10)

export function makeAccountBook(database: Database): AccountBook {
  return {
    compareForNobody: async (email, password) => {
      const [row] = Schema.decodeUnknownSync(Known)(await database.query(known, [email]))
      if (row?.known !== true) await bcrypt.compare(password, await nobodysHash)
    },
    endCodes: async (email) => void (await database.query(endCodes, [email])),
  }
}
