import { PostgrestClient } from '@supabase/postgrest-js'
import * as Schema from 'effect/Schema'
import type { Functions } from '../rest/database.generated.ts'
import { newId } from '../rest/new-id.ts'
import { requestIdHeader } from '../rest/request-id.ts'
import { type RestFailure, restFailure } from '../rest/rest-failure.ts'

/** Where the project is, and the key that every visitor may know. */
export interface SiteOptions {
  readonly url: string
  readonly publishableKey: string
  /** An administrator's token, who tries the site before it opens. */
  readonly trial?: string | null
  /** In place of the browser's `fetch`. */
  readonly fetch?: typeof globalThis.fetch
}

/** The answer of a function: the status, and the body as far as it is JSON. */
export interface FunctionAnswer {
  readonly status: number
  readonly body: unknown
  /** The id of the request in the logs. */
  readonly requestId: string
}

/** A question that was not answered; `reason` says whether asking again can help. */
export class SiteFailure extends Error {
  readonly reason: RestFailure['reason']

  constructor({ reason, message }: RestFailure) {
    super(message)
    this.name = 'SiteFailure'
    this.reason = reason
  }
}

/** The two services that a visitor's browser talks to. */
export interface SiteClient {
  /** Calls a function of the database. Rejects with a SiteFailure. */
  readonly ask: <Name extends keyof Functions, S extends Schema.Codec<unknown, unknown>>(
    name: Name,
    args: Functions[Name]['Args'],
    answer: S,
  ) => Promise<S['Type']>
  /** Calls an edge function. Rejects when it cannot be reached. */
  readonly invoke: (name: string, body: unknown) => Promise<FunctionAnswer>
}

/** Opens a project for a visitor. Only the REST and function services: sessions and live changes are the admin's. */
export function openSiteClient({
  url,
  publishableKey,
  trial = null,
  fetch = (input, init) => globalThis.fetch(input, init),
}: SiteOptions): SiteClient {
  // The page's data cache tries again; a second layer of tries under it would only multiply the waiting.
  const rest = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: publishableKey },
    fetch: (input, init) => fetch(input, init),
    retry: false,
  })
  return {
    ask: async (name, args, answer) => {
      const { data, error, status } = await rest.rpc(name, args).setHeader(requestIdHeader, newId())
      if (error !== null) throw new SiteFailure(restFailure(error, status))
      const parsed = Schema.decodeUnknownExit(answer)(data)
      if (parsed._tag === 'Success') return parsed.value
      throw new SiteFailure({ reason: 'unavailable', message: 'The server gave an unexpected answer.' })
    },
    invoke: async (name, body) => {
      const requestId = newId()
      const response = await fetch(`${url}/functions/v1/${name}`, {
        method: 'POST',
        headers: {
          apikey: publishableKey,
          ...(trial !== null && { authorization: `Bearer ${trial}` }),
          'content-type': 'application/json',
          [requestIdHeader]: requestId,
        },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: await response.json().catch(() => null), requestId }
    },
  }
}
