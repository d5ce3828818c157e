import * as Schema from 'effect/Schema'

/** An answer over HTTP; status 0 when none came. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Asks an address. */
export type Ask = (url: string, init?: RequestInit) => Promise<Answer>

/** Asks with a `fetch`, for at most fifteen seconds. */
export function askWith(fetchIt: typeof fetch): Ask {
  return async (url, init) => {
    try {
      const response = await fetchIt(url, { signal: AbortSignal.timeout(15_000), ...init })
      return { status: response.status, headers: response.headers, text: await response.text() }
    } catch (cause) {
      return { status: 0, headers: new Headers(), text: cause instanceof Error ? cause.message : '' }
    }
  }
}

/** The JSON of an answer by its schema; null when it is something else. */
export function jsonOf<S extends Schema.Codec<unknown, unknown>>(
  schema: S,
  { text }: Answer,
): S['Type'] | null {
  try {
    return Schema.decodeUnknownSync(schema)(JSON.parse(text))
  } catch {
    return null
  }
}
