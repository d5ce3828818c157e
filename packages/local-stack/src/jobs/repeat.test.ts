import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('rounds follow each other, failures are reported, and stopping waits for the one under way', async () => {
  const onError = vi.fn()
  let finish = () => {}
  const work = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('once'))
    .mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  const stop = repeat(work, 1000, onError)
  expect(work).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(onError).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(2)
  let stopped = false
  const stopping = stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(5000)
  expect(stopped).toBe(false)
  finish()
  await stopping
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a round that does not end is told to, ten seconds after the last was asked for', async () => {
  const onError = vi.fn()
  const work = vi.fn(
    (stopped: AbortSignal) =>
      new Promise<void>((_, reject) => stopped.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const stop = repeat(work, 1000, onError)
  await vi.advanceTimersByTimeAsync(1000)
  let stopped = false
  const stopping = stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(9_999)
  expect([stopped, work.mock.calls[0]?.[0].aborted]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(1)
  await stopping
  expect(work.mock.calls[0]?.[0].aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect([work.mock.calls.length, onError.mock.calls]).toEqual([1, []])
})
