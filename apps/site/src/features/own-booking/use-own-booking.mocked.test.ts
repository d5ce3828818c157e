// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeOwnBookings } from '../../testing/fake-own-bookings.ts'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { useOwnBooking } from './use-own-booking.ts'

const site = vi.hoisted(() => ({ backend: (): unknown => undefined }))
vi.mock('../../runtime.ts', () => ({ ownBookings: async () => site.backend() }))

const backend = fakeOwnBookings()
site.backend = () => backend
const token = 'A-_9'.repeat(17)

beforeEach(() => {
  vi.useFakeTimers()
  backend.ownBooking.mockReset()
  sessionStorage.clear()
  history.replaceState(null, '', `/booking#${token}`)
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('shows what the link opens, and asks again when told to', async () => {
  backend.ownBooking.mockResolvedValueOnce('unavailable').mockResolvedValue('missing')
  const { result } = renderOnSite(useOwnBooking, undefined)
  expect(result.current.page).toBe('loading')
  await pass(0)
  expect(result.current.page).toBe('unavailable')
  act(() => result.current.retry())
  expect(result.current.page).toBe('loading')
  await pass(0)
  expect(result.current.page).toBe('missing')
  expect(backend.ownBooking.mock.calls).toEqual([[token], [token]])
})

test('asks nobody without a token', async () => {
  history.replaceState(null, '', '/booking')
  const { result } = renderOnSite(useOwnBooking, undefined)
  await pass(0)
  expect(result.current.page).toBe('missing')
  expect(backend.ownBooking).not.toHaveBeenCalled()
})

test('gives up an answer that does not come', async () => {
  backend.ownBooking.mockReturnValue(new Promise(() => undefined))
  const { result } = renderOnSite(useOwnBooking, undefined)
  await pass(14_999)
  expect(result.current.page).toBe('loading')
  await pass(1)
  expect(result.current.page).toBe('unavailable')
})

test('another link that is opened in the same tab shows its own booking', async () => {
  backend.ownBooking.mockResolvedValue('missing')
  renderOnSite(useOwnBooking, undefined)
  await pass(0)
  history.replaceState(null, '', `/booking#${token}x`)
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  await pass(0)
  expect(backend.ownBooking.mock.calls).toEqual([[token], [`${token}x`]])
})
