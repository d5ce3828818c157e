// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeOwnBookings } from '../../testing/fake-own-bookings.ts'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { type LinkFailure, useOpenedLink } from './use-opened-link.ts'

vi.mock('../../runtime.ts', () => ({ ownBookings: async () => fakeOwnBookings() }))

const token = 'A-_9'.repeat(17)
const ask = vi.fn<() => Promise<{ readonly job: string } | LinkFailure>>()

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockReset()
  sessionStorage.clear()
  history.replaceState(null, '', `/job#${token}`)
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function returnAfter(milliseconds: number) {
  await pass(milliseconds)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('looks again when the tab is returned to, without a word until the answer is there', async () => {
  ask.mockResolvedValueOnce({ job: 'at nine' }).mockResolvedValue({ job: 'at ten' })
  const { result } = renderOnSite(() => useOpenedLink(ask, 'job'), undefined)
  expect(result.current.found).toBe('loading')
  await pass(0)
  expect(result.current.found).toEqual({ job: 'at nine' })
  await returnAfter(60_000)
  expect(result.current.found).toEqual({ job: 'at nine' })
  await pass(0)
  expect(result.current.found).toEqual({ job: 'at ten' })
  await returnAfter(1000)
  await pass(0)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('keeps what it shows when it cannot look again, except for a link that no longer works', async () => {
  ask.mockResolvedValueOnce({ job: 'at nine' })
  const { result } = renderOnSite(() => useOpenedLink(ask, 'job'), undefined)
  await pass(0)
  for (const failure of ['unavailable', 'rate-limited'] as const) {
    ask.mockResolvedValueOnce(failure)
    await returnAfter(60_000)
    await pass(0)
    expect(result.current.found).toEqual({ job: 'at nine' })
  }
  ask.mockRejectedValueOnce(new Error('offline'))
  await returnAfter(60_000)
  await pass(0)
  expect(result.current.found).toEqual({ job: 'at nine' })
  ask.mockResolvedValueOnce('missing')
  await returnAfter(60_000)
  await pass(0)
  expect(result.current.found).toBe('missing')
})

test('shows that it looks again when asked to', async () => {
  ask.mockResolvedValueOnce('unavailable').mockResolvedValue({ job: 'at nine' })
  const { result } = renderOnSite(() => useOpenedLink(ask, 'job'), undefined)
  await pass(0)
  expect(result.current.found).toBe('unavailable')
  act(() => result.current.retry())
  expect(result.current.found).toBe('loading')
  await pass(0)
  expect(result.current.found).toEqual({ job: 'at nine' })
})

test('a jump within the page does not reload the link', async () => {
  ask.mockResolvedValue({ job: 'at nine' })
  const { result } = renderOnSite(() => useOpenedLink(ask, 'job'), undefined)
  await pass(0)
  history.replaceState(null, '', '/job#main')
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(result.current.found).toEqual({ job: 'at nine' })
  expect(ask).toHaveBeenCalledTimes(1)
})
