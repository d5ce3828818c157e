import type { Context } from 'hono'

const tooLarge = Symbol('too large')

const readBody = async (stream: ReadableStream<Uint8Array>, limit: number) => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > limit) return tooLarge
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * The address of the caller: the socket's, because a visitor can send any header. Behind a proxy that is trusted, the last address in
 * `x-forwarded-for`, which that proxy has added itself.
 */
const addressOf = (headers: Headers, socket: string | undefined, trustProxy: boolean): string | undefined => {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || socket
}

const withAddress = (headers: Headers, address: string | undefined): Headers => {
  const own = new Headers(headers)
  own.delete('x-forwarded-for')
  own.delete('x-real-ip')
  own.delete('cf-connecting-ip')
  if (address !== undefined) own.set('x-forwarded-for', address)
  return own
}

/**
 * The request with its whole body in memory and the caller's own address in `x-forwarded-for`; null when the body is
 * larger than `limit` bytes, however it was announced.
 */
export const boundedRequest = async (
  c: Context,
  limit: number,
  { address, trustProxy }: { readonly address: string | undefined; readonly trustProxy: boolean },
): Promise<Request | null> => {
  const { method, url, body, headers, signal } = c.req.raw
  if (Number(headers.get('content-length') ?? 0) > limit) return null
  const content = body === null ? null : await readBody(body, limit)
  if (content === tooLarge) return null
  return new Request(url, {
    method,
    headers: withAddress(headers, addressOf(headers, address, trustProxy)),
    signal,
    body: content,
  })
}
