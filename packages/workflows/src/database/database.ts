import type { Api, Functions } from '@dustforce/supabase/rest'
import { answers, type RestFailure, type RestProblem, restFailure } from '@dustforce/supabase/rest'
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

interface Answer<Data> {
  readonly data: Data
  readonly error: RestProblem | null
  readonly status: number
}

/** The project's database as the server sees it: past row security, every answer of a function parsed. */
export interface Database {
  readonly client: SupabaseClient<Api>
  /** Calls a function of the database by its arguments' names. */
  readonly call: <Name extends keyof Functions, S extends Schema.Codec<unknown, unknown>>(
    name: Name,
    args: Functions[Name]['Args'],
    answer: S,
  ) => Effect.Effect<S['Type'], RestFailure>
  /** Calls a function of whose answer the database says all. */
  readonly ask: <Name extends keyof typeof answers>(
    name: Name,
    args: Functions[Name]['Args'],
  ) => Effect.Effect<(typeof answers)[Name]['Type'], RestFailure>
  /** Asks for rows of tables, which are as the database describes them. */
  readonly query: <Row>(run: Asking<readonly Row[] | null>) => Effect.Effect<readonly Row[], RestFailure>
}

type Asking<Data> = (client: SupabaseClient<Api>, signal: AbortSignal) => PromiseLike<Answer<Data>>

/** Opens the database of a project with its secret key. */
export function openDatabase({ url, secretKey, fetch, format }: ServerOptions): Database {
  const client = createClient<Api>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The caller decides about retries; hidden ones would only make it wait.
    db: { retry: false },
    ...(fetch === undefined ? {} : { global: { fetch } }),
  })

  const ask = <Data>(run: Asking<Data>) =>
    Effect.tryPromise({
      try: (signal) => Promise.resolve(run(client, signal)),
      catch: (cause) => unavailable(cause instanceof Error ? cause.message : 'No answer'),
    }).pipe(
      Effect.flatMap(({ data, error, status }) =>
        error === null ? Effect.succeed(data) : Effect.fail(restFailure(error, status)),
      ),
    )

  const isFit = format === undefined ? Effect.void : formatCheck(format, askFormat(ask))
  const fitting = <Data>(run: Asking<Data>) => Effect.andThen(isFit, ask(run))

  const call: Database['call'] = (name, args, answer) =>
    Effect.flatMap(RequestId, (requestId) =>
      fitting<unknown>((rest, signal) => {
        const asking = rest.rpc(name, args).abortSignal(signal)
        return requestId === null ? asking : asking.setHeader(requestIdHeader, requestId)
      }),
    ).pipe(Effect.flatMap(parsed(answer)))

  return {
    client,
    query: (run) =>
      Effect.filterOrFail(fitting(run), Array.isArray, () => unavailable('Unexpected answer: no rows')),
    call,
    ask: (name, args) => call(name, args, answers[name]),
  }
}

function parsed<S extends Schema.Codec<unknown, unknown>>(answer: S) {
  return (data: unknown) =>
    Effect.mapError(Schema.decodeUnknownEffect(answer)(data), ({ message }) =>
      unavailable(`Unexpected answer: ${message}`),
    )
}

/** The code that PostgREST sends for a function that is not there. */
const missing = 'PGRST202'

/** A database from before it was asked has no such function. */
function askFormat(ask: (run: Asking<unknown>) => Effect.Effect<unknown, RestFailure>) {
  return ask(async (rest, signal) => {
    const { data, error, status } = await rest.rpc('database_format').abortSignal(signal)
    return error?.code === missing ? { data: 'unknown', error: null, status } : { data, error, status }
  }).pipe(Effect.flatMap(parsed(Schema.Union([DatabaseFormat, Schema.Literal('unknown')]))))
}

function unavailable(message: string): RestFailure {
  return { reason: 'unavailable', message }
}
