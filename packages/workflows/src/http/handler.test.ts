import * as Effect from 'effect/Effect'
import * as Logger from 'effect/Logger'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import { expect, onTestFinished, test } from 'vitest'
import { jsonResponse, postHandler } from './handler.ts'

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-request-id, x-booking-link',
  'access-control-expose-headers': 'x-request-id, retry-after',
  'access-control-max-age': '86400',
}
const json = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

function handlerOf(answer: Effect.Effect<Response>) {
  const runtime = ManagedRuntime.make(Logger.layer([]))
  onTestFinished(() => runtime.dispose())
  return postHandler(
    runtime,
    () => answer,
    () => jsonResponse(503, { error: 'Broken' }),
  )
}
const ask = (method: string, answer = Effect.succeed(jsonResponse(200, {}))) =>
  handlerOf(answer)(new Request('https://functions.example/', { method }))

test('a JSON answer is not cached, not guessed at, and open to every origin', async () => {
  const answer = jsonResponse(429, { error: 'Later' }, { 'retry-after': '60' })
  expect(answer.status).toBe(429)
  expect(Object.fromEntries(answer.headers)).toEqual({ ...json, ...cors, 'retry-after': '60' })
  expect(await answer.json()).toEqual({ error: 'Later' })
})

test('a preflight is answered without running the program', async () => {
  const answer = await ask('OPTIONS', Effect.die(new Error('Ran')))
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(Object.fromEntries(answer.headers)).toEqual(cors)
})

test.each(['GET', 'PUT', 'DELETE'])('%s is refused with the methods that are allowed', async (method) => {
  const answer = await ask(method, Effect.die(new Error('Ran')))
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  expect(await answer.json()).toEqual({ error: 'Method not allowed' })
})

test('a program that dies is answered without its message', async () => {
  const answer = await ask('POST', Effect.die(new Error('hunter2')))
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'Broken' }])
})
