import { createHash } from 'node:crypto'
import { ApiError, errorJson } from './api-error.ts'
import type { Records } from './records.ts'

export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
  /** The answer is that of an earlier request with the same key. */
  readonly replayed: boolean
}

const fingerprintOf = (path: string, body: string): string =>
  createHash('sha256').update(`${path}\n${body}`).digest('hex')

function answerOf(work: () => unknown): { status: number; body: unknown } {
  try {
    return { status: 200, body: work() }
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: errorJson(error) }
    throw error
  }
}

/** Stripe may forget a key after a day; the stand-in always does. */
const keptSeconds = 24 * 60 * 60

/**
 * Runs `work` once for a key: the same key and parameters get the first answer again, other parameters an
 * idempotency error. The work and its answer are written together, so a killed process knows both or neither.
 */
export function answerOnce(
  records: Records,
  request: { readonly key: string | null; readonly path: string; readonly body: string; readonly at: number },
  work: () => unknown,
): ApiAnswer {
  const { key } = request
  if (key === null) return { ...records.together(() => answerOf(work)), replayed: false }
  const fingerprint = fingerprintOf(request.path, request.body)
  const known = records.answers.find(key)
  const first = known !== undefined && request.at < known.at + keptSeconds ? known : undefined
  if (first !== undefined && first.fingerprint !== fingerprint) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with: '${key}'.`
    return { status: 400, body: errorJson(new ApiError(400, 'idempotency_error', message)), replayed: false }
  }
  if (first !== undefined) return { status: first.status, body: first.body, replayed: true }
  return records.together(() => {
    const answer = answerOf(work)
    const value = { fingerprint, at: request.at, ...answer }
    records.commit([{ table: 'answers', id: key, value }])
    return { ...answer, replayed: false }
  })
}
