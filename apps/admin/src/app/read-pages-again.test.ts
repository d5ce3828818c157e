import type { AdminBackend } from '@dustforce/supabase/admin'
import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { usePages } from '../kit/use-pages.ts'
import { renderInHub } from '../testing/render-in-hub.tsx'
import { followChanges } from './follow-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Row {
  readonly id: string
  readonly name: string
}

const rowsAPage = 3
const pagesShown = 23

/** A list of inquiries of which many pages are shown, the newest first, and what others write to it. */
async function openList(count = 100) {
  let stored: readonly Row[] = Array.from({ length: count }, (_, nr) => ({ id: `i${nr}`, name: 'Ana' }))
  const asked: (string | null)[] = []
  const read = async (after: string | null) => {
    asked.push(after)
    const start = after === null ? 0 : stored.findIndex(({ id }) => id === after) + 1
    const rows = stored.slice(start, start + rowsAPage)
    return { rows, next: rows.length < rowsAPage ? null : (rows.at(-1)?.id ?? null) }
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } })
  const show = () => {
    const { data, fetchNextPage } = usePages(['inquiries', 'page', 'all', ''], read, 'id')
    return { rows: data, more: fetchNextPage }
  }
  const { result, unmount } = renderInHub(show, { client })
  const listeners: Parameters<AdminBackend['changes']['subscribe']>[0][] = []
  const subscribe: AdminBackend['changes']['subscribe'] = (listener) => {
    listeners.push(listener)
    return () => undefined
  }
  const stop = followChanges({ subscribe }, client, () => undefined)
  onTestFinished(() => {
    unmount()
    stop()
    client.clear()
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(1)
  for (let page = 1; page < pagesShown; page += 1) {
    result.current.more()
    await pass(1)
  }
  asked.length = 0
  return {
    asked,
    shown: () => result.current.rows,
    stored: () => stored,
    write: async (next: readonly Row[], id: string) => {
      stored = next
      listeners[0]?.onChange('contact_inquiries', id)
      await pass(1000)
    },
  }
}

const renamed = (rows: readonly Row[], id: string) =>
  rows.map((row) => (row.id === id ? { id, name: 'Bo' } : row))

it('reads the page of a row that others changed, of 23 pages', async () => {
  const list = await openList()
  await list.write(renamed(list.stored(), 'i40'), 'i40')
  expect(list.asked).toEqual(['i38'])
  expect(list.shown()).toEqual(list.stored().slice(0, pagesShown * rowsAPage))
})

it('reads the first page for a row that is new, and keeps those that it pushes down', async () => {
  const list = await openList()
  await list.write([{ id: 'new', name: 'Cy' }, ...list.stored()], 'new')
  expect(list.asked).toEqual([null])
  expect(list.shown()).toEqual(list.stored().slice(0, pagesShown * rowsAPage + 1))
  await list.write(renamed(list.stored(), 'i2'), 'i2')
  expect(list.shown()?.find(({ id }) => id === 'i2')).toEqual({ id: 'i2', name: 'Bo' })
})

it('reads only the first page for a row that is not shown', async () => {
  const list = await openList()
  await list.write(renamed(list.stored(), 'i90'), 'i90')
  expect(list.asked).toEqual([null])
})

it('reads the whole list when a row has left its page', async () => {
  const list = await openList()
  await list.write(
    list.stored().filter(({ id }) => id !== 'i40'),
    'i40',
  )
  expect(list.asked.length).toBeGreaterThanOrEqual(pagesShown)
  expect(list.shown()).toEqual(list.stored().slice(0, pagesShown * rowsAPage))
})

it('shows a new row of a list that fits on one page', async () => {
  const list = await openList(2)
  await list.write([{ id: 'new', name: 'Cy' }, ...list.stored()], 'new')
  expect(list.shown()).toEqual(list.stored())
})
