import { expect, test } from 'vitest'
import { makeSharedAvailability } from './shared-availability.ts'

const key = 'sb_publishable_key'

/** Counts how often the database is asked; `status` is what it answers next. */
function world() {
  const state = { asked: 0, status: 200, at: 5_000 }
  const backend = makeSharedAvailability(
    async () => {
      state.asked += 1
      return Response.json({ nr: state.asked }, { status: state.status })
    },
    key,
    () => state.at,
  )
  const ask = async (body: unknown = { from_date: '2026-11-21', days: 60 }, headers = {}) => {
    const request = new Request('http://x/rest/v1/rpc/availability', {
      method: 'POST',
      headers: { apikey: key, ...headers },
      body: JSON.stringify(body),
    })
    const response = await backend(request)
    return response.json()
  }
  return { state, ask }
}

test('asks once for a crowd, and again when a second is over', async () => {
  const { state, ask } = world()
  expect(await Promise.all(Array.from({ length: 20 }, () => ask()))).toEqual(Array(20).fill({ nr: 1 }))
  state.at += 999
  expect(await ask()).toEqual({ nr: 1 })
  state.at += 1
  expect(await ask()).toEqual({ nr: 2 })
  expect(state.asked).toBe(2)
})

test.each([
  [{ from_date: '2026-11-22', days: 60 }, {}],
  [undefined, { apikey: 'another' }],
  [undefined, { authorization: 'Bearer somebody' }],
  [undefined, { accept: 'text/csv' }],
])('asks for itself what is not the same question: %o %o', async (body, headers) => {
  const { ask } = world()
  await ask()
  expect(await ask(body, headers)).toEqual({ nr: 2 })
})

test('keeps no failure', async () => {
  const { state, ask } = world()
  state.status = 503
  await ask()
  state.status = 200
  expect(await ask()).toEqual({ nr: 2 })
  expect(await ask()).toEqual({ nr: 2 })
})

test('keeps few of the questions that somebody makes up', async () => {
  const { state, ask } = world()
  for (let days = 0; days < 100; days += 1) await ask({ from_date: '2026-11-21', days })
  await ask({ from_date: '2026-11-21', days: 0 })
  expect(state.asked).toBe(101)
})
