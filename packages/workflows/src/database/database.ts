import type { Functions } from '@dustforce/supabase/rest'
import { type RestFailure, type RestProblem, restFailure } from '@dustforce/supabase/rest'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { RequestId, requestIdHeader } from '../http/request-id.ts'
import { DatabaseFormat, formatCheck } from './database-format.ts'

/** Where the project is, and the key that opens all of it. For servers only. */
export interface ServerOptions {
  readonly url: string
  readonly secretKey: string
  /** In place of the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch
  /** The database that the code needs, as `databaseFormat` says; with it nothing is asked of another. */
  readonly format?: string
}

interface Answer {
  readonly data: unknown
  readonly error: RestProblem | null
  readonly status: number
}

/** The project's database as the server sees it: past row security, every answer parsed. */
export interface Database {
  readonly client: SupabaseClient
  /** Calls a function of the database by its arguments' names. */
  readonly call: <Name extends keyof Functions, S extends Schema.Codec<unknown, unknown>>(
    name: Name,
    args: Functions[Name]['Args'],
    answer: S,
  ) => Effect.Effect<S['Type'], RestFailure>
  /** Runs a query of the REST service. */
  readonly query: <S extends Schema.Codec<unknown, unknown>>(
    run: (client: SupabaseClient, signal: AbortSignal) => PromiseLike<Answer>,
    rows: S,
  ) => Effect.Effect<S['Type'], RestFailure>
}

/** Opens the database of a project with its secret key. */
export function openDatabase({ url, secretKey, fetch, format }: ServerOptions): Database {
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The caller decides about retries; hidden ones would only make it wait.
    db: { retry: false },
    ...(fetch === undefined ? {} : { global: { fetch } }),
  })

  const ask: Database['query'] = Effect.fnUntraced(function* (run, rows) {
    const { data, error, status } = yield* Effect.tryPromise({
      try: (signal) => Promise.resolve(run(client, signal)),
      catch: (cause) => unavailable(cause instanceof Error ? cause.message : 'No answer'),
    })
    if (error !== null) return yield* Effect.fail(restFailure(error, status))
    return yield* Schema.decodeUnknownEffect(rows)(data).pipe(
      Effect.mapError((problem) => unavailable(`Unexpected answer: ${problem.message}`)),
    )
  })

  const isFit = format === undefined ? Effect.void : formatCheck(format, askFormat(ask))
  const query: Database['query'] = (run, rows) => Effect.andThen(isFit, ask(run, rows))

  return {
    client,
    query,
    call: (name, args, answer) =>
      Effect.flatMap(RequestId, (requestId) =>
        query((rest, signal) => {
          const asking = rest.rpc(name, args).abortSignal(signal)
          return requestId === null ? asking : asking.setHeader(requestIdHeader, requestId)
        }, answer),
      ),
  }
}

/** What PostgREST answers of a function that is not there. */
const missing = 'PGRST202'

/** A database from before it was asked has no such function. */
function askFormat(ask: Database['query']) {
  return ask(
    async (rest, signal) => {
      const { data, error, status } = await rest.rpc('database_format').abortSignal(signal)
      return error?.code === missing ? { data: 'unknown', error: null, status } : { data, error, status }
    },
    Schema.Union([DatabaseFormat, Schema.Literal('unknown')]),
  )
}

function unavailable(message: string): RestFailure {
  return { reason: 'unavailable', message }
}
