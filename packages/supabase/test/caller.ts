/** Who calls the API: a visitor, the server, or a signed-in user by e-mail address. */
export type Caller =
  | 'anon'
  | 'service_role'
  | { readonly email: string }
  | { readonly role: 'anon' | 'service_role'; readonly address: string }

/** What the API sets for a request before it runs: the role, the token's claims and the headers. */
export function claimsOf(caller: Caller): {
  readonly role: string
  readonly claims: string
  readonly headers: string
} {
  if (typeof caller === 'object' && 'email' in caller) {
    const claims = { role: 'authenticated', email: caller.email, sub: '00000000-0000-4000-8000-000000000001' }
    return { role: 'authenticated', claims: JSON.stringify(claims), headers: '{}' }
  }
  const role = typeof caller === 'string' ? caller : caller.role
  const headers = typeof caller === 'string' ? {} : { 'x-forwarded-for': caller.address }
  return { role, claims: JSON.stringify({ role }), headers: JSON.stringify(headers) }
}
