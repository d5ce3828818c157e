import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAttempts } from '../testing/open-attempts.ts'
import type { Limit } from './attempts.ts'

let world: Awaited<ReturnType<typeof openAttempts>>
beforeAll(async () => {
  world = await openAttempts()
})
afterAll(() => world.close())

const minute = 60_000
const account = (key: string): Limit => ({ kind: 'account', key })

/** The waits before each of so many attempts that fail, each made as soon as it may be. */
async function waitsOf(limit: Limit, count: number) {
  const waits: number[] = []
  let at = 0
  await world.setClock(at)
  for (let nr = 0; nr < count; nr += 1) {
    const wait = await world.attempts.waitFor(limit)
    waits.push(wait)
    at += wait
    await world.setClock(at)
    expect(await world.attempts.begin([limit])).toBe(0)
  }
  return waits
}

test('the wait doubles with each failure past the free ones, up to the longest', async () => {
  const seconds = (await waitsOf(account('doubling'), 14)).map((wait) => wait / 1000)
  expect(seconds).toEqual([0, 0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60])
})

test('an attempt that has to wait is not counted, and a quiet time forgets the failures', async () => {
  const limit = account('quiet')
  await waitsOf(limit, 8)
  expect([await world.attempts.begin([limit]), await world.attempts.begin([limit])]).toEqual([8_000, 8_000])
  await world.advance(60 * minute)
  for (let nr = 0; nr < 6; nr += 1) expect(await world.attempts.begin([limit])).toBe(0)
  expect(await world.attempts.waitFor(limit)).toBe(2_000)
})

test('a failure is taken back, and the wait of those before it stays', async () => {
  const limit = account('reverted')
  await waitsOf(limit, 8)
  await world.attempts.revert([limit])
  expect(await world.attempts.waitFor(limit)).toBe(4_000)
  await world.attempts.clear(limit)
  expect(await world.attempts.waitFor(limit)).toBe(0)
})

test('a clock that is set back makes nobody wait longer', async () => {
  const [free, limited] = [account('free'), account('limited')]
  await world.setClock(120 * minute)
  await world.attempts.begin([free])
  for (let nr = 0; nr < 6; nr += 1) await world.attempts.begin([limited])
  await world.setClock(0)
  expect([await world.attempts.waitFor(free), await world.attempts.waitFor(limited)]).toEqual([0, 2_000])
})

test('one limit that is used up refuses the attempt, and the others count nothing', async () => {
  const [used, other] = [account('used'), account('other')]
  await waitsOf(used, 6)
  for (let nr = 0; nr < 9; nr += 1) expect(await world.attempts.begin([used, other])).toBe(2_000)
  for (let nr = 0; nr < 6; nr += 1) expect(await world.attempts.begin([other])).toBe(0)
})

test('no name is kept, and what is forgotten goes', async () => {
  await world.reset()
  for (let nr = 0; nr < 30; nr += 1) await world.attempts.begin([account(`person${nr}@example.com`)])
  expect(await world.rows()).toMatch(/^[\da-f]{64}(,[\da-f]{64}){29}$/)
  await world.advance(61 * minute)
  await world.attempts.begin([account('one')])
  await world.attempts.begin([account('two')])
  expect((await world.rows()).split(',')).toHaveLength(2)
})
