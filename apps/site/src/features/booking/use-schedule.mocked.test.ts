import { businessDate, gtaPolicy, isSlotStillBookable } from '@dustforce/core/schedule'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { DayOccupancy } from '@dustforce/supabase'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeSiteBackend } from '../../testing/fake-site-backend.ts'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { useSchedule } from './use-schedule.ts'

const site = vi.hoisted(() => ({ backend: (): unknown => undefined }))
vi.mock('../../runtime.ts', () => ({ siteBackend: async () => site.backend() }))

const backend = fakeSiteBackend()
site.backend = () => backend
// Saturday, 10:00 in Toronto.
const now = Date.UTC(2026, 10, 21, 15)
const monday = '2026-11-23'

beforeEach(() => {
  vi.useFakeTimers({ now })
  backend.availability.mockReset()
})
afterEach(() => void vi.useRealTimers())

const answer = (occupancy: Omit<DayOccupancy, 'rules' | 'busy'> & Partial<DayOccupancy>) =>
  backend.availability.mockResolvedValue({ rules: {}, busy: [], ...occupancy })
const open = (date: string, queries?: Parameters<typeof renderOnSite>[3], minutes = 180) =>
  renderOnSite((chosen: string) => useSchedule(chosen, minutes, 'standard'), date, '/', queries)
const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const day = (schedule: ReturnType<typeof useSchedule>, date: string) =>
  schedule.days.find((candidate) => candidate.date === date)

test('the days are asked for from today on, and shown with what is taken', async () => {
  answer({ limit: 2, taken: { [monday]: 2 } })
  const { result } = open('')
  expect(result.current).toMatchObject({ now, loading: true, failed: false, earliest: null, slots: [] })
  await settle()
  expect(backend.availability.mock.calls).toEqual([
    ['2026-11-21', gtaPolicy.lookaheadDays, gtaPolicy.zone, null],
  ])
  expect(result.current).toMatchObject({ loading: false, failed: false, dayFull: false, slots: [] })
  expect(result.current.days).toHaveLength(60)
  expect(day(result.current, monday)).not.toEqual(day(result.current, '2026-11-24'))
  expect(result.current.earliest).not.toBeNull()
  expect(result.current.earliestText).toContain('Nov 2')
})

test('beside an earliest time that is not free to cancel, the first that is', async () => {
  answer({ limit: 10, taken: {} })
  const { result } = open('')
  await settle()
  expect(result.current.earliest).toMatchObject({ date: '2026-11-21', label: '11:00 AM' })
  expect(result.current.earliestFree).toMatchObject({ date: '2026-11-22', label: '11:00 AM' })
  answer({ limit: 1, taken: { '2026-11-21': 1, '2026-11-22': 1 } })
  result.current.retry()
  await settle()
  expect(result.current.earliest).toMatchObject({ date: monday })
  expect(result.current.earliestFree).toBeNull()
})

test('the slots are those of the chosen day; a full day has none', async () => {
  answer({ limit: 2, taken: { [monday]: 2, '2026-11-24': 1 } })
  const { result, rerender } = open('2026-11-24')
  await settle()
  expect(result.current.slots.some(({ open }) => open)).toBe(true)
  expect(result.current.dayFull).toBe(false)
  rerender(monday)
  expect(result.current.slots.some(({ open }) => open)).toBe(false)
  expect(result.current.dayFull).toBe(true)
  rerender('2026-13-77')
  expect(result.current).toMatchObject({ slots: [], dayFull: false })
})

test('a limit of none leaves no day full that was not chosen', async () => {
  answer({ limit: 0, taken: {} })
  const { result, rerender } = open('')
  await settle()
  expect(result.current.dayFull).toBe(false)
  rerender(monday)
  expect(result.current.dayFull).toBe(true)
})

test('when the look-up fails, no place counts as taken and nothing is promised, until it is tried again', async () => {
  backend.availability.mockRejectedValue(new Error('no network'))
  const { result } = open(monday)
  await settle()
  expect(result.current).toMatchObject({ loading: false, failed: true, earliest: null, dayFull: false })
  expect(result.current.slots.some(({ open }) => open)).toBe(true)
  answer({ limit: 1, taken: { [monday]: 1 } })
  act(() => result.current.retry())
  await settle()
  expect(result.current).toMatchObject({ failed: false, dayFull: true })
})

test('a failure is told with the first try, and taken back by a later one', async () => {
  backend.availability.mockRejectedValueOnce(new Error('no network'))
  const { result } = open(monday, { retry: 3, retryDelay: 1000 })
  await settle()
  expect(result.current).toMatchObject({ loading: false, failed: true, earliest: null })
  expect(result.current.earliestText).toBe('Please contact us for availability')
  answer({ limit: 1, taken: { [monday]: 1 } })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(backend.availability).toHaveBeenCalledTimes(2)
  expect(result.current).toMatchObject({ loading: false, failed: false, dayFull: true })
})

test('a submit looks the chosen day up again; what is known counts when that fails', async () => {
  answer({ limit: 2, taken: {} })
  const { result } = open(monday)
  await settle()
  answer({ limit: 2, taken: { [monday]: 2 } })
  expect(result.current.dayFull).toBe(false)
  await act(async () => expect(await result.current.lookAgain()).toMatchObject({ dayFull: true }))
  await settle()
  expect(result.current.dayFull).toBe(true)
  backend.availability.mockRejectedValue(new Error('no network'))
  await act(async () => expect(await result.current.lookAgain()).toMatchObject({ dayFull: true }))
})

test('what the office has set closes days and changes hours, also at the submit', async () => {
  answer({
    limit: 10,
    taken: {},
    rules: {
      closures: [{ from: '2026-11-21', to: '2026-11-23', reason: 'Company retreat' }],
      specialHours: [{ date: '2026-11-24', hours: ['07:00', '08:00'] }],
    },
  })
  const { result, rerender } = open(monday)
  await settle()
  expect(result.current).toMatchObject({ slots: [], dayFull: false, closure: 'Company retreat' })
  expect(result.current.earliestText).toBe('Nov 24, 2026 at 7:00 AM')
  rerender('2026-11-24')
  expect(result.current.slots.map(({ label }) => label)).toEqual(['7:00 AM', '8:00 AM'])
  expect(result.current.closure).toBeNull()
  answer({ limit: 10, taken: {} })
  const { policy } = await act(() => result.current.lookAgain())
  expect(isSlotStillBookable(policy, businessDate('2026-11-24'), 420, now)).toBe(false)
  await settle()
  expect(isSlotStillBookable(result.current.policy, businessDate(monday), 540, now)).toBe(true)
})

test('the time goes on every twenty seconds; a new day is asked for', async () => {
  answer({ limit: 10, taken: {} })
  const { result } = open('')
  await settle()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(result.current.now).toBe(now + 20_000)
  expect(backend.availability).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.UTC(2026, 10, 22, 5))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(backend.availability).toHaveBeenLastCalledWith(
    '2026-11-22',
    gtaPolicy.lookaheadDays,
    gtaPolicy.zone,
    null,
  )
})

test('where crews limit, a time is offered when one is free for as long as the cleaning takes', async () => {
  const start = Date.UTC(2026, 10, 23, 17)
  answer({
    limit: 10,
    taken: { [monday]: 1 },
    rules: { capacity: { crews: 1 } },
    busy: [{ start, end: start + 5 * 3_600_000 }],
  })
  const { result } = open(monday, undefined, 180)
  await settle()
  const openTimes = () => result.current.slots.filter(({ open }) => open).map(({ label }) => label)
  expect(openTimes()).toEqual(['8:00 AM', '9:00 AM', '5:00 PM', '6:00 PM'])
  expect(result.current.dayFull).toBe(false)
  const longer = open(monday, undefined, 300)
  await settle()
  expect(longer.result.current.slots[0]).toMatchObject({ label: '8:00 AM', open: false, reason: 'busy' })
})

test('where services need more than a crew, a time is offered when that is free for the chosen one', async () => {
  const start = Date.UTC(2026, 10, 23, 14)
  const policy = {
    ...gtaBusiness.policy,
    resources: { van: 2 },
    services: { 'deep-clean': { needs: ['van'] } },
  }
  answer({
    limit: 10,
    taken: { [monday]: 1 },
    // One of the vans is in the garage.
    rules: { resources: { van: 1 } },
    busy: [{ start, end: start + 8 * 3_600_000, uses: ['van'] }],
  })
  const openTimes = async (service: string) => {
    const schedule = () => useSchedule(monday, 120, service)
    const { result } = renderOnSite(schedule, undefined, '/', undefined, { ...gtaBusiness, policy })
    await settle()
    const times = result.current.slots.filter(({ open }) => open).map(({ label }) => label)
    return { times, dayFull: result.current.dayFull }
  }
  expect(await openTimes('deep-clean')).toEqual({ times: ['5:00 PM', '6:00 PM'], dayFull: false })
  expect((await openTimes('standard')).times).toHaveLength(11)
  answer({ limit: 10, taken: {}, rules: { resources: { van: 0 } } })
  expect(await openTimes('deep-clean')).toEqual({ times: [], dayFull: true })
})
