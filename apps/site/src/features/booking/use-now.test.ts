import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { useNow } from './use-now.ts'

const start = Date.UTC(2026, 10, 21, 12)
beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

test('the time is looked at again every so often, and not once the form is gone', () => {
  const { result, rerender, unmount } = renderOnSite<number, number>(useNow, 20_000)
  expect(result.current).toBe(start)
  act(() => void vi.advanceTimersByTime(19_999))
  expect(result.current).toBe(start)
  act(() => void vi.advanceTimersByTime(20_001))
  expect(result.current).toBe(start + 40_000)
  rerender(1000)
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toBe(start + 41_000)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
