import { cents } from '@dustforce/core/money'
import type { AdminBackend, Booking } from '@dustforce/supabase/admin'
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { followChanges } from '../../app/follow-changes.ts'
import { holdList } from '../../app/held-lists.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { booking } from '../../testing/samples.ts'
import { createBookingChanges } from './acts/booking-changes.ts'
import { findBooking, pageKey } from './list/booking-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Listener = Parameters<AdminBackend['changes']['subscribe']>[0]

const pages = [0, 1, 2]
const placesAPage = 4

/** A row of the database: the price is its place in the list. */
function row(id: string, name: string, place: number, version: number): Booking {
  return { ...booking, id, customerName: name, totalCents: cents(place), version }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Three pages of a list that is on the screen, over a database that others write to and a connection that can be lost. */
function openList() {
  let stored: readonly Booking[] = [row('a', 'Ana', 1, 1), row('b', 'Bo', 5, 1), row('c', 'Cy', 9, 1)]
  let isConnected = false
  let lastMessage = 0
  let readMs = 0
  let reads = 0
  const listeners: Listener[] = []

  const write = (next: readonly Booking[], id: string, delay: number | 'lost') => {
    stored = next.toSorted((one, other) => one.totalCents - other.totalCents)
    if (!isConnected || delay === 'lost') return
    lastMessage = Math.max(lastMessage, Date.now() + delay)
    setTimeout(() => listeners[0]?.onChange('bookings', id), lastMessage - Date.now())
  }
  const put = (id: string, name: string, place: number, delay: number | 'lost') => {
    const before = stored.find((one) => one.id === id)
    const written = row(id, name, place, (before?.version ?? 0) + 1)
    write([...stored.filter((one) => one !== before), written], id, delay)
    return written
  }
  const pageOf = (search: string, page: number) =>
    stored.filter(
      ({ customerName, totalCents }) =>
        customerName.includes(search) && Math.floor(totalCents / placesAPage) === page,
    )

  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } })
  client.mount()
  const backend = fakeBackend({
    bookings: {
      update: async (id, patch, version) => {
        await sleep(readMs)
        const before = stored.find((one) => one.id === id)
        if (before === undefined || before.version !== version) throw new Error('refused')
        const written = put(id, patch.customerName ?? before.customerName, before.totalCents, 10)
        await sleep(readMs)
        return written
      },
    },
  })
  const changes = createBookingChanges(backend.bookings, client)
  const observe = (search: string) =>
    pages.map((page) => {
      const observer = new QueryObserver(client, {
        queryKey: [...pageKey, search, page],
        queryFn: async () => {
          reads += 1
          await sleep(readMs)
          const rows = pageOf(search, page)
          await sleep(readMs)
          return { rows, next: null }
        },
      })
      return { page, observer, end: observer.subscribe(() => undefined) }
    })
  let search = ''
  let shown = observe(search)
  const stop = followChanges(
    {
      subscribe: (listener) => {
        listeners.push(listener)
        return () => void listeners.pop()
      },
    },
    client,
    () => undefined,
  )
  let release: (() => void) | null = null
  const letGo = () => {
    if (release === null) return
    release()
    release = null
    client.invalidateQueries({ queryKey: pageKey })
  }
  return {
    put,
    remove: (id: string, delay: number | 'lost') =>
      write(
        stored.filter((one) => one.id !== id),
        id,
        delay,
      ),
    reads: () => reads,
    setReadMs: (ms: number) => {
      readMs = ms
    },
    connect: () => {
      if (isConnected) return
      isConnected = true
      listeners[0]?.onStatus('live')
    },
    lose: () => {
      isConnected = false
      listeners[0]?.onStatus('lost')
    },
    rename: (id: string, name: string) => {
      const seen = findBooking(client, id)
      if (seen !== null) changes.change(seen, { customerName: name }).catch(() => undefined)
    },
    hold: () => {
      release ??= holdList('bookings', () => undefined)
    },
    letGo,
    search: (words: string) => {
      search = words
      const before = shown
      shown = observe(search)
      for (const { end } of before) end()
    },
    screen: () => shown.map(({ observer }) => observer.getCurrentResult().data?.rows),
    database: () => shown.map(({ page }) => pageOf(search, page)),
    close: () => {
      for (const { end } of shown) end()
      release?.()
      stop()
      client.unmount()
      client.clear()
    },
  }
}

/** The list once it was read and the connection is there. */
async function openLiveList() {
  const list = openList()
  onTestFinished(list.close)
  list.connect()
  await vi.advanceTimersByTimeAsync(1000)
  return { ...list, before: list.reads() }
}

it('reads one page again when a row on it was changed, and the others when it has moved', async () => {
  const { put, reads, before, screen, database } = await openLiveList()
  put('b', 'Bob', 6, 0)
  await vi.advanceTimersByTimeAsync(1000)
  expect([reads() - before, screen()]).toEqual([1, database()])
  put('b', 'Bob', 1, 0)
  await vi.advanceTimersByTimeAsync(1000)
  expect([reads() - before, screen()]).toEqual([1 + 3, database()])
})

it('reads every page that is shown when a row is new', async () => {
  const { put, reads, before, screen, database } = await openLiveList()
  put('d', 'Di', 9, 0)
  await vi.advanceTimersByTimeAsync(1000)
  expect([reads() - before, screen()]).toEqual([3, database()])
})

it('shows rows while changes come faster than they can be read', async () => {
  const { put, setReadMs, screen } = await openLiveList()
  setReadMs(400)
  for (let nr = 0; nr < 20; nr += 1) {
    put('a', `Ana ${nr}`, 1, 0)
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(screen()[0]?.[0]?.version).toBeGreaterThan(10)
})

describe('properties', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const name = fc.constantFrom('Ana', 'Bo', 'Cy', 'Anabo')
  const place = fc.integer({ min: 0, max: 11 })
  const delay = fc.integer({ min: 0, max: 300 })
  const happening = fc.oneof(
    fc.record({ kind: fc.constant('put' as const), id, name, place, delay }),
    fc.record({ kind: fc.constant('put' as const), id, name, place, delay }),
    fc.record({ kind: fc.constant('remove' as const), id, delay }),
    fc.record({ kind: fc.constant('lost message' as const), id, name, place }),
    fc.record({ kind: fc.constant('rename' as const), id, name }),
    fc.record({ kind: fc.constant('search' as const), words: fc.constantFrom('', 'An', 'o') }),
    fc.record({ kind: fc.constantFrom('hold', 'let go', 'lose', 'connect', 'hide', 'show') }),
    fc.record({ kind: fc.constant('slow' as const), ms: fc.integer({ min: 0, max: 600 }) }),
  )
  const day = fc.array(fc.record({ after: fc.integer({ min: 0, max: 600 }), happening }), {
    minLength: 1,
    maxLength: 15,
  })

  it('two seconds after the last change the screen is what the database says; a lost message is found within a minute', async () => {
    onTestFinished(() => focusManager.setFocused(undefined))
    await fc.assert(
      fc.asyncProperty(day, async (moments) => {
        const list = openList()
        let isLost = false
        for (const { after, happening: it } of moments) {
          await vi.advanceTimersByTimeAsync(after)
          if (it.kind === 'put') list.put(it.id, it.name, it.place, it.delay)
          else if (it.kind === 'remove') list.remove(it.id, it.delay)
          else if (it.kind === 'rename') list.rename(it.id, it.name)
          else if (it.kind === 'search') list.search(it.words)
          else if (it.kind === 'slow') list.setReadMs(it.ms)
          else if (it.kind === 'lost message') {
            isLost = true
            list.put(it.id, it.name, it.place, 'lost')
          } else if (it.kind === 'hold') list.hold()
          else if (it.kind === 'let go') list.letGo()
          else if (it.kind === 'lose') list.lose()
          else if (it.kind === 'connect') list.connect()
          else focusManager.setFocused(it.kind === 'show')
        }
        list.connect()
        list.letGo()
        list.setReadMs(0)
        focusManager.setFocused(true)
        await vi.advanceTimersByTimeAsync(isLost ? 62_000 : 2000)
        const [screen, database] = [list.screen(), list.database()]
        list.close()
        expect(screen).toEqual(database)
      }),
      { numRuns: 150 },
    )
  })
})
