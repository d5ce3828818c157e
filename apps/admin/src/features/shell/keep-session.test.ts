import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSession } from './keep-session.ts'

const minute = 60_000

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** A session of an hour that is renewed for another, or not. */
function open() {
  const world = { endsAt: 60 * minute, isReached: true, renewals: 0 }
  const onEnding = vi.fn<(endsAt: number, stay: () => void) => void>()
  const onKept = vi.fn()
  const stop = keepSession({
    session: {
      endsAt: async () => world.endsAt,
      renew: async () => {
        if (!world.isReached) return null
        world.renewals += 1
        world.endsAt = Date.now() + 60 * minute
        return world.endsAt
      },
    },
    clock: Date.now,
    onEnding,
    onKept,
  })
  return { world, onEnding, onKept, stop }
}

test('a session is renewed five minutes before it ends, without a word', async () => {
  const { world, onEnding, onKept } = open()
  await vi.advanceTimersByTimeAsync(54 * minute)
  expect(world.renewals).toBe(0)
  await vi.advanceTimersByTimeAsync(minute)
  expect(world).toMatchObject({ renewals: 1, endsAt: 115 * minute })
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(world.renewals).toBe(2)
  expect([onEnding, onKept].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('what cannot be renewed is told once, minutes before the end, and tried again', async () => {
  const { world, onEnding, onKept } = open()
  world.isReached = false
  await vi.advanceTimersByTimeAsync(57 * minute)
  expect(onEnding.mock.calls).toEqual([[60 * minute, expect.any(Function)]])
  world.isReached = true
  await vi.advanceTimersByTimeAsync(minute)
  expect(onKept).toHaveBeenCalledOnce()
  expect(world.renewals).toBe(1)
})

test('who presses ‘Stay signed in’ is told when that does not work either, and stays when it does', async () => {
  const { world, onEnding, onKept } = open()
  world.isReached = false
  await vi.advanceTimersByTimeAsync(55 * minute)
  const [, stay] = onEnding.mock.lastCall ?? []
  stay?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(onEnding).toHaveBeenCalledTimes(2)
  world.isReached = true
  await vi.advanceTimersByTimeAsync(minute)
  expect(onKept).toHaveBeenCalledOnce()
})

test('nothing is looked at any longer once it is stopped', async () => {
  const { world, stop } = open()
  stop()
  await vi.advanceTimersByTimeAsync(120 * minute)
  expect(world.renewals).toBe(0)
})
