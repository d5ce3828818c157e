import { createHash } from 'node:crypto'

/** The caller of the API: a visitor, the server, or a signed-in user by e-mail address, and by account where it is not the address's. */
export type Caller =
  | 'anon'
  | 'service_role'
  | { readonly email: string; readonly id?: string; readonly aal?: string }
  | { readonly role: 'anon' | 'service_role'; readonly address: string }
  | { readonly role: 'anon' | 'service_role'; readonly headers: Readonly<Record<string, string>> }

/** Returns what the API sets for a request before it runs: the role, the token's claims and the headers. */
export function claimsOf(caller: Caller): {
  readonly role: string
  readonly claims: string
  readonly headers: string
} {
  if (typeof caller === 'object' && 'email' in caller) {
    const claims = {
      role: 'authenticated',
      email: caller.email,
      sub: caller.id ?? userIdOf(caller.email),
      aal: caller.aal ?? 'aal1',
    }
    return { role: 'authenticated', claims: JSON.stringify(claims), headers: '{}' }
  }
  const role = typeof caller === 'string' ? caller : caller.role
  return { role, claims: JSON.stringify({ role }), headers: JSON.stringify(headersOf(caller)) }
}

function headersOf(caller: Caller): Readonly<Record<string, string>> {
  if (typeof caller === 'object' && 'address' in caller) return { 'x-forwarded-for': caller.address }
  return typeof caller === 'object' && 'headers' in caller ? caller.headers : {}
}

/** The account of an e-mail address in the tests; `md5(…)::uuid` of the database gives the same. */
export function userIdOf(email: string): string {
  const hex = createHash('md5').update(email).digest('hex')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}
