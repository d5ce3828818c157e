import * as Effect from 'effect/Effect'
import { expect, test } from 'vitest'
import { readJson, readText } from './read-body.ts'

function request(body: BodyInit | null): Request {
  // A stream as a body asks for `duplex`, which the DOM's types do not know.
  const init = { method: 'POST', body, duplex: 'half' }
  return new Request('https://functions.example/', init)
}

const read = (body: BodyInit | null, maxBytes = 10) =>
  Effect.runPromise(
    readText(request(body), maxBytes).pipe(
      Effect.catch(({ status, issues }) => Effect.succeed({ status, issues })),
    ),
  )
const refusal = (status: number, message: string) => ({ status, issues: [{ field: '', message }] })

/** A body that arrives in chunks; `pulled` counts those that were asked for. */
function chunked(...chunks: readonly string[]) {
  const state = { pulled: 0, canceled: false }
  const rest = chunks.map((chunk) => new TextEncoder().encode(chunk))
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const chunk = rest[state.pulled]
        state.pulled += 1
        if (chunk === undefined) controller.close()
        else controller.enqueue(chunk)
      },
      cancel: () => {
        state.canceled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, state }
}

test('a body is read to its last byte', async () => {
  expect(await read('0123456789')).toBe('0123456789')
  expect(await read(chunked('01', '234', '5é').body)).toBe('012345é')
})

test('a missing body is empty', async () => {
  expect(await read(null)).toBe('')
})

test('a body of one byte too many is refused', async () => {
  expect(await read('0123456789x')).toEqual(refusal(413, 'The request is larger than 10 bytes'))
})

test('a body that is too large is not read to its end', async () => {
  const { body, state } = chunked('012345', '678901', '234567', '890123')
  expect(await read(body)).toEqual(refusal(413, 'The request is larger than 10 bytes'))
  expect(state).toEqual({ pulled: 2, canceled: true })
})

test('a body that is not UTF-8 is refused', async () => {
  expect(await read(Uint8Array.from([0xff, 0xfe]))).toEqual(refusal(400, 'The request is not UTF-8 text'))
})

test('a byte order mark is part of the text, so that a signature over it holds', async () => {
  expect(await read('\uFEFFa')).toBe('\uFEFFa')
})

test('a body that breaks off is refused', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('Gone')) })
  expect(await read(body)).toEqual(refusal(400, 'The request could not be read'))
})

test('a body is parsed strictly', async () => {
  const parse = (text: string) =>
    Effect.runPromise(
      readJson(request(text), 100).pipe(
        Effect.catch(({ status, issues }) => Effect.succeed({ status, issues })),
      ),
    )
  expect(await parse('{"a":1}')).toEqual({ a: 1 })
  expect(await parse('{')).toEqual(refusal(400, 'The request is not valid JSON'))
  expect(await parse('{"a":1,"a":2}')).toEqual({
    status: 400,
    issues: [{ field: 'a', message: 'Given twice' }],
  })
})
