import type { Business } from '@dustforce/office/company'
import { GoTrueClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { Api } from '../rest/api.ts'
import type { Functions } from '../rest/database.generated.ts'
import { newId } from '../rest/new-id.ts'
import { requestIdHeader } from '../rest/request-id.ts'
import { AdminFailure, failureOf, type RestProblem, signedOut } from './admin-failure.ts'
import { withReference } from './with-reference.ts'

export interface AdminClientOptions {
  /** The project's address, such as 'https://abc.supabase.co'. */
  readonly url: string
  readonly publishableKey: string
  /** The company whose project it is. */
  readonly business: Business
}

/** The services of one project as a signed-in administrator uses them. Made of the parts of supabase-js, so that a page loads only what it needs. */
export interface AdminClient {
  readonly url: string
  readonly publishableKey: string
  readonly business: Business
  readonly auth: GoTrueClient
  readonly rest: PostgrestClient<Api>
  /** The bearer token of the session; null without one. */
  readonly token: () => Promise<string | null>
  /** Calls a server function with a JSON body. */
  readonly invoke: (name: string, body: unknown) => Promise<unknown>
  /** Waits for an answer of the REST service and fails with what went wrong. */
  readonly rows: <Found>(answer: PromiseLike<RestAnswer<readonly Found[]>>) => Promise<readonly Found[]>
  /** Calls a function of the database. */
  readonly rpc: <Name extends keyof Functions>(
    name: Name,
    ...args: Record<never, never> extends Functions[Name]['Args']
      ? [args?: Functions[Name]['Args']]
      : [args: Functions[Name]['Args']]
  ) => Promise<Functions[Name]['Returns']>
}

export type Row = Readonly<Record<string, unknown>>

interface RestAnswer<Data> {
  readonly data: Data | null
  readonly error: RestProblem | null
  readonly status: number
}

export function createAdminClient({ url, publishableKey, business }: AdminClientOptions): AdminClient {
  const auth = new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storageKey: 'dustforce-admin',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  })
  const token = async () => (await auth.getSession()).data.session?.access_token ?? null
  const authorized = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('apikey', publishableKey)
    const bearer = await token()
    if (bearer === null) throw signedOut()
    headers.set('Authorization', `Bearer ${bearer}`)
    const requestId = newId()
    headers.set(requestIdHeader, requestId)
    return withReference(await fetch(input, { ...init, headers }), requestId)
  }
  // The data cache retries; a second layer of retries under it would only multiply the waiting.
  const rest = new PostgrestClient<Api>(`${url}/rest/v1`, { fetch: authorized, retry: false })
  const settle = async <Data>(answer: PromiseLike<RestAnswer<Data>>): Promise<Data | null> => {
    const { data, error, status } = await reached(answer)
    if (error !== null) {
      // The REST client turns a failed fetch into an answer with status 0: what failed is asked again where it can be told.
      if (status === 0 && (await token()) === null) throw failureOf(error, 401)
      throw failureOf(error, status)
    }
    return data
  }
  return {
    url,
    publishableKey,
    business,
    auth,
    rest,
    token,
    rows: async (answer) => {
      const data = await settle(answer)
      return Array.isArray(data) ? data : []
    },
    rpc: (name, ...[args = {}]) => settle(rest.rpc(name, args)),
    invoke: async (name, body) => {
      const response = await reached(
        authorized(`${url}/functions/v1/${name}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      )
      const answer: unknown = await response.json().catch(() => null)
      if (response.ok) return answer
      throw failureOf({ message: textAt(answer, 'error') ?? response.statusText }, response.status)
    },
  }
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text under a key of a JSON object; null when there is none. */
export function textAt(value: unknown, key: string): string | null {
  const text = isRow(value) ? value[key] : undefined
  return typeof text === 'string' && text !== '' ? text : null
}

/** The rows under a key of a JSON object; none when there are none. */
export function rowsAt(value: unknown, key: string): readonly Row[] {
  const found = isRow(value) ? value[key] : undefined
  return Array.isArray(found) ? found.filter(isRow) : []
}

async function reached<T>(answer: PromiseLike<T>): Promise<T> {
  try {
    return await answer
  } catch (failure) {
    throw failure instanceof AdminFailure ? failure : failureOf({ message: '' }, 0)
  }
}
