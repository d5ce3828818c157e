import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInHub } from '../testing/render-in-hub.tsx'
import { useNow } from './use-now.ts'

const noon = Date.UTC(2026, 10, 21, 12)

beforeEach(() => void vi.useFakeTimers({ now: noon + 40_000 }))
afterEach(() => void vi.useRealTimers())

it('is the minute that runs, and changes with the next ones', () => {
  const { result } = renderInHub(useNow, { now: Date.now })
  expect(result.current).toBe(noon)
  act(() => void vi.advanceTimersByTime(20_000))
  expect(result.current).toBe(noon)
  act(() => void vi.advanceTimersByTime(20))
  expect(result.current).toBe(noon + 60_000)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe(noon + 120_000)
})

it('is right at once when a hidden tab is shown again', () => {
  const { result } = renderInHub(useNow, { now: Date.now })
  vi.setSystemTime(noon + 3_600_000)
  expect(result.current).toBe(noon)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(noon + 3_600_000)
})

it('leaves no timer and no listener behind', () => {
  const listening = vi.spyOn(document, 'removeEventListener')
  const { unmount } = renderInHub(useNow, { now: Date.now })
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(listening.mock.calls.map(([name]) => name)).toContain('visibilitychange')
})

it('follows another clock', () => {
  let clock = () => noon
  const { result, rerender } = renderInHub(() => useNow(), { now: () => clock() })
  clock = () => noon + 600_000
  rerender()
  act(() => void vi.advanceTimersByTime(60_100))
  expect(result.current).toBe(noon + 600_000)
})
