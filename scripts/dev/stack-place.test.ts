import { expect, test } from 'vitest'
import { makeStackPlace } from './stack-place.ts'

const request = new Request('http://localhost/')
const textOf = async (response: Response | Promise<Response>) => (await response).text()

test('requests wait for a restarting stack and go to the new one', async () => {
  const place = makeStackPlace(1)
  const first = await place.openServer(() => new Response('first'), 0)
  place.opened()
  expect(await textOf(place.serve(request, {}))).toBe('first')

  await first.close()
  const waiting = place.serve(request, {})
  await place.openServer(() => new Response('second'), 0)
  place.opened()
  expect(await textOf(waiting)).toBe('second')
})

test('a stack serves nothing before it is open', async () => {
  const place = makeStackPlace(1)
  await place.openServer(() => new Response('half open'), 0)
  const waiting = place.serve(request, {})
  await place.openServer(() => new Response('open'), 0)
  place.opened()
  expect(await textOf(waiting)).toBe('open')
})

test('requests are refused while no stack can be started, and served by the next one', async () => {
  const place = makeStackPlace(1)
  place.failed('It does not start.')
  const refusal = await place.serve(request, {})
  expect(refusal.status).toBe(503)
  expect(await refusal.text()).toBe('It does not start.')

  await place.openServer(() => new Response('mended'), 0)
  place.opened()
  expect(await textOf(place.serve(request, {}))).toBe('mended')
})
