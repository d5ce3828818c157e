import type { Handler } from '../http/in-process-fetch.ts'
import type { JwtSecrets } from '../start/secrets.ts'
import { isSignedBy, signedWith } from './access-token.ts'

/**
 * Lets sessions outlive the secret that signed them: a token of an older secret is passed on as one of the current secret, with the same end. The auth service
 * itself knows one secret.
 */
export function acceptOlderTokens(backend: Handler, [secret, ...older]: JwtSecrets): Handler {
  if (older.length === 0) return backend
  return (request) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    if (!older.some((one) => isSignedBy(token, one))) return backend(request)
    const headers = new Headers(request.headers)
    headers.set('authorization', `Bearer ${signedWith(token, secret)}`)
    return backend(new Request(request, { headers }))
  }
}
