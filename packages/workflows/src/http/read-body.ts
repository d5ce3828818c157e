import * as Data from 'effect/Data'
import * as Effect from 'effect/Effect'
import type { FieldIssue } from './field-issue.ts'
import { jsonResponse } from './handler.ts'
import { parseStrictJson } from './strict-json.ts'

/** A body that is not what the address takes: too large (413), or not readable (400). */
export class BodyRefused extends Data.TaggedError('BodyRefused')<{
  readonly status: 400 | 413
  readonly issues: readonly FieldIssue[]
}> {}

/** The answer to a body that is refused, with what is wrong with it. */
export function refusedBodyAnswer({ status, issues }: BodyRefused) {
  return Effect.succeed(jsonResponse(status, { error: 'Invalid body', issues }))
}

/** The body as text; fails as soon as more than `maxBytes` have come, or when it is not UTF-8. */
export const readText = Effect.fn('readText')(function* (request: Request, maxBytes: number) {
  const bytes = yield* Effect.tryPromise({
    try: () => readBytes(request.body, maxBytes),
    catch: () => refused(400, 'The request could not be read'),
  })
  if (bytes === null) return yield* refused(413, `The request is larger than ${maxBytes} bytes`)
  return yield* Effect.try({
    try: () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
    catch: () => refused(400, 'The request is not UTF-8 text'),
  })
})

/** The body as JSON, see `parseStrictJson`. */
export const readJson = Effect.fn('readJson')(function* (request: Request, maxBytes: number) {
  const parsed = parseStrictJson(yield* readText(request, maxBytes))
  if (!parsed.ok) return yield* new BodyRefused({ status: 400, issues: [parsed.issue] })
  return parsed.value
})

function refused(status: 400 | 413, message: string): BodyRefused {
  return new BodyRefused({ status, issues: [{ field: '', message }] })
}

/** Null when there are more bytes than allowed; the rest is left unread. */
async function readBytes(body: Request['body'], maxBytes: number): Promise<Uint8Array | null> {
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > maxBytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
