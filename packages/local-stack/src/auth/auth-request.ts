import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

// NUL fits into no database text, half a surrogate pair into no UTF-8.
const unstorable = /[\0\p{Cs}]/u
const text = Schema.optional(
  Schema.NullOr(Schema.String.check(Schema.makeFilter((value: string) => !unstorable.test(value)))),
)

/** The fields of the service's bodies that are texts; anything else in them is the service's to judge. */
const Body = Schema.Struct({
  email: text,
  phone: text,
  password: text,
  refresh_token: text,
  auth_code: text,
  code_verifier: text,
  token: text,
  token_hash: text,
  type: text,
  nonce: text,
  scope: text,
})
export type AuthBody = typeof Body.Type

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Body))

/** The body of a request to `auth/v1`; null when it is not one that the service could read. */
export function readAuthBody(content: string): AuthBody | null {
  return content === '' ? {} : Option.getOrNull(decode(content))
}

/** Accounts are found by the address in lower case. */
export function accountOf({ email }: AuthBody): string {
  return (email ?? '').trim().toLowerCase()
}
