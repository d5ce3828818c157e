import { isRecord } from '@dustforce/core/validation'
import type { Handler } from '../http/in-process-fetch.ts'
import { unreadableBody, wrongArgument } from './answers.ts'
import { fitsArgument, type RpcArguments } from './rpc-arguments.ts'

const prefix = '/rest/v1/rpc/'

/** Any page may ask, as on hosted Supabase: no cookie grants any rights. */
const preflight = (request: Request): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, HEAD, OPTIONS',
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ??
        'authorization, x-client-info, apikey, content-type',
      'access-control-max-age': '86400',
    },
  })

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Stands before the functions of the database: answers the preflight, and refuses values of another type than the argument's, which the service
 * would take for a failure of its own.
 */
export function makeRpcGate(backend: Handler, argumentsOf: RpcArguments): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const types = pathname.startsWith(prefix) ? argumentsOf.get(pathname.slice(prefix.length)) : undefined
    if (types === undefined) return backend(request)
    if (request.method === 'OPTIONS') return preflight(request)
    // A payload is the function's to read, and may be large.
    if (request.method !== 'POST' || Object.values(types).every((type) => type === 'jsonb'))
      return backend(request)
    const text = await request.text()
    const values = parse(text)
    if (!isRecord(values)) return unreadableBody()
    for (const [name, type] of Object.entries(types)) {
      if (!fitsArgument(type, Object.hasOwn(values, name) ? values[name] : null))
        return wrongArgument(name, type)
    }
    const { url, method, headers, signal } = request
    return backend(new Request(url, { method, headers, signal, body: text }))
  }
}
