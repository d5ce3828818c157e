import { requestIdHeader } from '@dustforce/workflows/ports'

const tooLarge = Symbol('too large')

/** The bytes of a stream, in one array from the start when their number was announced; `tooLarge` as soon as there are more than allowed. */
async function readBody(
  stream: ReadableStream<Uint8Array>,
  announced: number | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | typeof tooLarge> {
  let whole = new Uint8Array(announced ?? 64 * 1024)
  let size = 0
  for await (const chunk of stream) {
    const end = size + chunk.byteLength
    if (end > limit) return tooLarge
    if (end > whole.length) {
      const longer = new Uint8Array(Math.min(limit, Math.max(end, whole.length * 2)))
      longer.set(whole)
      whole = longer
    }
    whole.set(chunk, size)
    size = end
  }
  return whole.subarray(0, size)
}

/**
 * The address of the caller: the socket's, because a visitor can send any header. Behind a proxy that is trusted, the last address in
 * `x-forwarded-for`, which that proxy has added itself.
 */
export function addressOf(headers: Headers, { address, trustProxy }: CallerFacts): string | undefined {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || address
}

/** The facts about a caller besides what the request itself says. */
export interface CallerFacts {
  /** Of the socket. */
  readonly address: string | undefined
  readonly trustProxy: boolean
  /** The id of this request. */
  readonly requestId?: string
}

/** The request without its body, with its id, and the caller's own address in `x-forwarded-for`. */
export function bodilessRequest({ url, method, headers, signal }: Request, caller: CallerFacts): Request {
  const own = new Headers(headers)
  own.delete('x-forwarded-for')
  own.delete('x-real-ip')
  own.delete('cf-connecting-ip')
  if (caller.requestId !== undefined) own.set(requestIdHeader, caller.requestId)
  const address = addressOf(headers, caller)
  if (address !== undefined) own.set('x-forwarded-for', address)
  return new Request(url, { method, headers: own, signal })
}

/** Returns how many bytes a request says that it brings: 0 without a body, null when it does not say. */
export function announcedBytes({ body, headers }: Request): number | null {
  if (body === null) return 0
  const text = headers.get('content-length')
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** A body as a whole; null when it is larger than `limit` bytes, however it was announced. */
export async function boundedBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = announcedBytes(request)
  if (request.body === null) return new Uint8Array()
  if (announced !== null && announced > limit) return null
  const content = await readBody(request.body, announced, limit)
  return content === tooLarge ? null : content
}
