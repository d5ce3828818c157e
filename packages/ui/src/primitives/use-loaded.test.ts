import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLoaded } from './use-loaded.ts'

afterEach(cleanup)

function use(load: () => Promise<{ part: string }>) {
  return renderHook(({ isWanted }) => useLoaded(isWanted, load), { initialProps: { isWanted: false } })
}

test('loads nothing until it is wanted, and keeps it afterwards', async () => {
  const load = vi.fn(async () => ({ part: 'here' }))
  const { result, rerender } = use(load)
  expect([result.current, load.mock.calls.length]).toEqual([undefined, 0])
  await act(async () => rerender({ isWanted: true }))
  expect([result.current, load.mock.calls.length]).toEqual([{ part: 'here' }, 1])
  await act(async () => rerender({ isWanted: false }))
  expect([result.current, load.mock.calls.length]).toEqual([{ part: 'here' }, 1])
})

test('does without what does not arrive, and asks again when it is wanted again', async () => {
  const load = vi.fn<() => Promise<{ part: string }>>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue({ part: 'here' })
  const { result, rerender } = use(load)
  await act(async () => rerender({ isWanted: true }))
  expect(result.current).toBeUndefined()
  await act(async () => rerender({ isWanted: false }))
  await act(async () => rerender({ isWanted: true }))
  expect(result.current).toEqual({ part: 'here' })
})

test('what arrives too late is left', async () => {
  let resolve: (part: { part: string }) => void = () => undefined
  const promise = new Promise<{ part: string }>((fulfil) => {
    resolve = fulfil
  })
  const { result, rerender } = use(() => promise)
  await act(async () => rerender({ isWanted: true }))
  await act(async () => rerender({ isWanted: false }))
  await act(async () => resolve({ part: 'here' }))
  expect(result.current).toBeUndefined()
})
