// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeOwnBookings } from '../../testing/fake-own-bookings.ts'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { upcomingBooking } from '../../testing/story-booking.ts'
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

test('sends no request without a token', async () => {
  history.replaceState(null, '', '/booking')
  const { result } = renderOnSite(useOwnBooking, undefined)
  await pass(0)
  expect(result.current.page).toBe('missing')
  expect(backend.ownBooking).not.toHaveBeenCalled()
})

test('gives up an answer that does not come', async () => {
  backend.ownBooking.mockReturnValue(new Promise(() => undefined))
  const { result } = renderOnSite(useOwnBooking, undefined)
  await pass(0)
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

test('another link that is not answered does not show the booking of the one before', async () => {
  backend.ownBooking.mockResolvedValueOnce(upcomingBooking).mockResolvedValue('unavailable')
  const { result } = renderOnSite(useOwnBooking, undefined)
  await pass(0)
  expect(result.current.page).toBe(upcomingBooking)
  history.replaceState(null, '', `/booking#${token}x`)
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(result.current.page).toBe('loading')
  await pass(0)
  expect(result.current.page).toBe('unavailable')
})

function returnToTab() {
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('looks again when the tab is returned to after a minute, and shows what it had meanwhile', async () => {
  backend.ownBooking.mockResolvedValue(upcomingBooking)
  const { result } = renderOnSite(useOwnBooking, undefined)
  await pass(59_999)
  returnToTab()
  expect(backend.ownBooking).toHaveBeenCalledTimes(1)
  await pass(1)
  const moved = { ...upcomingBooking, stage: 'canceled' as const }
  backend.ownBooking.mockResolvedValue(moved)
  returnToTab()
  expect(result.current.page).toBe(upcomingBooking)
  await pass(0)
  expect(result.current.page).toBe(moved)
  // The minute counts from this look.
  returnToTab()
  await pass(0)
  expect(backend.ownBooking).toHaveBeenCalledTimes(2)
})

test('does not look again for a tab that is left', async () => {
  backend.ownBooking.mockResolvedValue(upcomingBooking)
  renderOnSite(useOwnBooking, undefined)
  await pass(120_000)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  returnToTab()
  await pass(0)
  expect(backend.ownBooking).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})

test('keeps what it shows when a later look is not answered, but not for a link that was withdrawn', async () => {
  backend.ownBooking.mockResolvedValueOnce(upcomingBooking)
  const { result } = renderOnSite(useOwnBooking, undefined)
  await pass(0)
  for (const failure of ['unavailable', 'rate-limited'] as const) {
    backend.ownBooking.mockResolvedValueOnce(failure)
    act(() => result.current.lookAgain())
    await pass(0)
    expect(result.current.page).toBe(upcomingBooking)
  }
  backend.ownBooking.mockResolvedValueOnce('missing')
  act(() => result.current.lookAgain())
  await pass(0)
  expect(result.current.page).toBe('missing')
})

test('looks again when what can be done ends while the page is open', async () => {
  const { acts } = upcomingBooking
  if (acts === null) throw new Error('Nothing can be done')
  const open = { ...upcomingBooking, acts: { ...acts, holdsForMs: 30_000 } }
  const late = { ...acts, move: { ...acts.move, problem: 'It is too late.' }, holdsForMs: null }
  const closed = { ...upcomingBooking, acts: late }
  backend.ownBooking.mockResolvedValueOnce(open).mockResolvedValue(closed)
  const { result } = renderOnSite(useOwnBooking, undefined)
  await pass(0)
  await pass(30_000)
  expect(result.current.page).toBe(open)
  await pass(1000)
  await pass(0)
  expect(result.current.page).toBe(closed)
  await pass(7 * 86_400_000)
  expect(backend.ownBooking).toHaveBeenCalledTimes(2)
})

test('an end that is weeks away is no reason to look all the time', async () => {
  const { acts } = upcomingBooking
  const page = { ...upcomingBooking, acts: acts && { ...acts, holdsForMs: 60 * 86_400_000 } }
  backend.ownBooking.mockResolvedValue(page)
  renderOnSite(useOwnBooking, undefined)
  await pass(0)
  await pass(7 * 86_400_000)
  expect(backend.ownBooking).toHaveBeenCalledTimes(1)
})
