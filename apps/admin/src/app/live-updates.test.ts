import type { AdminBackend, LiveStatus, WatchedTable } from '@dustforce/supabase/admin'
import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBackend } from '../testing/fake-backend.ts'
import { renderInHub } from '../testing/render-in-hub.tsx'
import { followChanges } from './follow-changes.ts'
import { holdList } from './held-lists.ts'
import { useLiveUpdates } from './live-updates.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done())
})
afterEach(() => void vi.useRealTimers())

const names = [
  'bookings',
  'dashboard',
  'finance',
  'needs',
  'payments',
  'letters',
  'customers',
  'payouts',
  'inquiries',
  'replies',
  'contractors',
  'settings',
]

function follow() {
  const client = new QueryClient()
  for (const name of names) client.setQueryData([name, 'x'], name)
  const listeners: Parameters<AdminBackend['changes']['subscribe']>[0][] = []
  const stopped = vi.fn()
  const changes: AdminBackend['changes'] = {
    subscribe: (listener) => {
      listeners.push(listener)
      return stopped
    },
  }
  const onStatus = vi.fn()
  const stop = followChanges(changes, client, onStatus)
  return {
    stop,
    stopped,
    onStatus,
    client,
    change: (table: WatchedTable, id: string | null = null) => listeners[0]?.onChange(table, id),
    become: (status: LiveStatus) => listeners[0]?.onStatus(status),
    stale: () => names.filter((name) => client.getQueryState([name, 'x'])?.isInvalidated),
  }
}

it('a list that is held keeps its rows and is told what waits', () => {
  const { change, client } = follow()
  client.setQueryData(['bookings', 'page', 1], [])
  const waiting = vi.fn()
  const release = holdList('bookings', waiting)
  change('bookings')
  change('contractors')
  vi.advanceTimersByTime(250)
  const isOld = (...key: unknown[]) => client.getQueryState(key)?.isInvalidated
  expect([isOld('bookings', 'page', 1), isOld('bookings', 'x'), isOld('contractors', 'x')]).toEqual([
    false,
    true,
    true,
  ])
  expect(waiting).toHaveBeenCalledOnce()
  const waitingInquiries = vi.fn()
  const releaseInquiries = holdList('inquiries', waitingInquiries)
  client.setQueryData(['inquiries', 'page', 'all', ''], null)
  change('contact_inquiries')
  vi.advanceTimersByTime(250)
  expect(isOld('inquiries', 'page', 'all', '')).toBe(false)
  expect(waitingInquiries).toHaveBeenCalledOnce()
  releaseInquiries()
  release()
  change('bookings')
  vi.advanceTimersByTime(250)
  expect(isOld('bookings', 'page', 1)).toBe(true)
})

it.each<[WatchedTable, string[]]>([
  ['bookings', ['bookings', 'dashboard', 'finance', 'needs', 'payments', 'letters', 'customers', 'payouts']],
  ['contact_inquiries', ['needs', 'customers', 'inquiries']],
  ['contact_inquiry_replies', ['replies']],
  ['contractors', ['payouts', 'contractors']],
  ['payouts', ['payouts']],
  ['closures', ['bookings', 'dashboard', 'needs']],
  ['special_hours', ['bookings', 'dashboard', 'needs']],
])('a change of %s makes %j old', (table, expected) => {
  const { change, stale } = follow()
  change(table)
  vi.advanceTimersByTime(250)
  expect(stale()).toEqual(expected)
})

it('answers changes that come together by one round of reading, and later ones by another', () => {
  const { change, stale, client } = follow()
  change('contractors')
  vi.advanceTimersByTime(200)
  change('contractors')
  change('contact_inquiries')
  expect(stale()).toEqual([])
  vi.advanceTimersByTime(50)
  expect(stale()).toEqual(['needs', 'customers', 'payouts', 'inquiries', 'contractors'])
  client.setQueryData(['needs', 'x'], 'read')
  change('contact_inquiries')
  expect(stale()).not.toContain('needs')
  vi.advanceTimersByTime(250)
  expect(stale()).toContain('needs')
})

it('reads again what others change once the connection is there, and everything once it is back', () => {
  const { become, stale, client, onStatus } = follow()
  const readAll = () => {
    for (const name of names) client.setQueryData([name, 'x'], 'read')
  }
  become('live')
  expect(stale()).toEqual(names.filter((name) => name !== 'settings'))
  readAll()
  become('lost')
  expect(stale()).toEqual([])
  become('live')
  expect(stale()).toEqual(names)
  readAll()
  become('live')
  expect(stale()).toEqual([])
  expect(onStatus.mock.calls.flat()).toEqual(['live', 'lost', 'live', 'live'])
})

it('looks every minute for changes that it was not told of, while the window can be seen', () => {
  const { stale, client } = follow()
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.advanceTimersByTime(60_000)
  expect(stale()).toEqual([])
  visible.mockReturnValue('visible')
  client.setQueryData(['bookings', 'page', 1], [])
  const release = holdList('bookings', () => undefined)
  vi.advanceTimersByTime(60_000)
  release()
  expect(stale()).toEqual(names.filter((name) => name !== 'settings'))
  expect(client.getQueryState(['bookings', 'page', 1])?.isInvalidated).toBe(false)
})

it('reads nothing after it was stopped', () => {
  const { change, stop, stopped, stale } = follow()
  change('bookings')
  stop()
  vi.advanceTimersByTime(60_000)
  expect(stale()).toEqual([])
  expect(stopped).toHaveBeenCalledOnce()
})

it('shows the state of the connection until the component is gone', async () => {
  const stop = vi.fn()
  const listeners: Parameters<AdminBackend['changes']['subscribe']>[0][] = []
  const backend = fakeBackend({
    changes: {
      subscribe: (listener) => {
        listeners.push(listener)
        return stop
      },
    },
  })
  const { result, unmount, rerender } = renderInHub(useLiveUpdates, { backend })
  expect(result.current).toBe('connecting')
  await vi.dynamicImportSettled()
  act(() => listeners[0]?.onStatus('lost'))
  expect(result.current).toBe('lost')
  rerender()
  expect(listeners).toHaveLength(1)
  unmount()
  expect(stop).toHaveBeenCalledOnce()
})

it('follows nothing when the component is gone before the code is there', async () => {
  const subscribe = vi.fn(() => () => undefined)
  const { unmount } = renderInHub(useLiveUpdates, { backend: fakeBackend({ changes: { subscribe } }) })
  unmount()
  await vi.dynamicImportSettled()
  expect(subscribe).not.toHaveBeenCalled()
})
