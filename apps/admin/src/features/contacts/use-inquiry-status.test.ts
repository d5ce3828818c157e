import { type Inquiry, inquiryFromRow } from '@dustforce/office/inquiry'
import type { AdminBackend, InquiryPage } from '@dustforce/supabase/admin'
import { currentToast, dismissToast } from '@dustforce/ui/toast-store'
import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { usePages } from '../../kit/use-pages.ts'
import { deferred } from '../../testing/deferred.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { renderInHub } from '../../testing/render-in-hub.tsx'
import { shownToast } from '../../testing/shown-toast.ts'
import { useInquiryStatus } from './use-inquiry-status.ts'

const inquiry = inquiryFromRow({ id: 'i1', name: 'Fatima Khan', inquiry_status: 'new' })
const other = inquiryFromRow({ id: 'i2', name: 'Bo Lee', inquiry_status: 'new' })
const now = Date.UTC(2026, 10, 21, 12)
const list = ['inquiries', 'page', 'all', '']
const counts = ['inquiries', 'counts']
const badge = ['inquiries', 'new-count']

function setUp(inquiries: Partial<AdminBackend['inquiries']>) {
  const client = new QueryClient()
  const page = (rows: Inquiry[]): InquiryPage => ({ rows, next: null })
  client.setQueryData<InfiniteData<InquiryPage>>(list, {
    pages: [page([other]), page([inquiry])],
    pageParams: [null, 'there'],
  })
  client.setQueryData(counts, {})
  client.setQueryData(badge, 2)
  const { result } = renderInHub(useInquiryStatus, {
    backend: fakeBackend({ inquiries }),
    client,
    now: () => now,
  })
  return {
    choose: result.current,
    client,
    shown: () => client.getQueryData<InfiniteData<InquiryPage>>(list)?.pages.flatMap(({ rows }) => rows),
    stale: () => [list, counts, badge].map((key) => client.getQueryState(key)?.isInvalidated),
  }
}

it('shows a status before it is saved, and says so', async () => {
  const saving = deferred<void>()
  const setStatus = vi.fn(() => saving.promise)
  const { choose, shown, stale } = setUp({ setStatus })
  const done = choose(inquiry, 'resolved')
  const optimistic: Inquiry = { ...inquiry, status: 'resolved', updatedAt: now }
  await vi.waitFor(() => expect(shown()).toEqual([other, optimistic]))
  expect(setStatus).toHaveBeenCalledWith('i1', 'resolved', 'new')
  saving.resolve()
  await done
  expect(shown()).toEqual([other, optimistic])
  expect(shownToast()).toEqual(['success', 'Status updated', 'Inquiry marked as resolved.'])
  expect(stale()).toEqual([true, true, true])
})

it('shows the status as it was when the backend refuses', async () => {
  const { choose, shown, stale } = setUp({ setStatus: () => Promise.reject(new Error('No')) })
  await choose(inquiry, 'closed')
  expect(shown()).toEqual([other, inquiry])
  expect(shownToast()).toEqual(['destructive', 'Error updating status', 'No'])
  expect(stale()).toEqual([true, true, true])
})

it('changes it quietly when another notice tells of it', async () => {
  dismissToast()
  const before = currentToast()
  const { choose, shown } = setUp({ setStatus: async () => undefined })
  await choose(inquiry, 'in_progress', 'quietly')
  expect(shown()?.[1]?.status).toBe('in_progress')
  expect(currentToast()).toBe(before)
})

it('does nothing when the shown status is chosen', async () => {
  const setStatus = vi.fn()
  const { choose, stale } = setUp({ setStatus })
  await choose(inquiry, 'new')
  expect(setStatus).not.toHaveBeenCalled()
  expect(stale()).toEqual([false, false, false])
})

it('does not let a list that was being read overwrite the status', async () => {
  const { choose, shown, client } = setUp({ setStatus: () => new Promise(() => undefined) })
  const reading = deferred<InfiniteData<InquiryPage>>()
  const old = client.fetchQuery({ queryKey: list, queryFn: () => reading.promise }).catch(() => undefined)
  choose(inquiry, 'closed')
  await vi.waitFor(() => expect(shown()?.[1]?.status).toBe('closed'))
  reading.resolve({ pages: [{ rows: [inquiry], next: null }], pageParams: [null] })
  await old
  expect(shown()?.[1]?.status).toBe('closed')
})

it('lets other readings go on', async () => {
  const { choose, client } = setUp({ setStatus: async () => undefined })
  const reading = deferred<string>()
  const replies = client.fetchQuery({ queryKey: ['replies', 'i1'], queryFn: () => reading.promise })
  await choose(inquiry, 'closed')
  reading.resolve('thread')
  expect(await replies).toBe('thread')
})

/** A list of five pages with an inquiry each, all shown; which of them were asked for. */
async function openList(page: (nr: number) => Inquiry[]) {
  const asked: (string | null)[] = []
  const read = async (after: string | null): Promise<InquiryPage> => {
    asked.push(after)
    const nr = Number(after ?? 0)
    return { rows: page(nr), next: nr < 4 ? `${nr + 1}` : null }
  }
  const { result } = renderInHub(
    () => {
      const { data, fetchNextPage } = usePages(['inquiries', 'page', 'all', ''], read, 'id')
      return { choose: useInquiryStatus(), rows: data, more: fetchNextPage }
    },
    { backend: fakeBackend({ inquiries: { setStatus: async () => undefined } }), client: new QueryClient() },
  )
  for (let shown = 1; shown <= 5; shown += 1) {
    await vi.waitFor(() => expect(result.current.rows).toHaveLength(shown))
    if (shown < 5) result.current.more()
  }
  asked.length = 0
  return { asked, choose: result.current.choose, rows: () => result.current.rows }
}
const numbered = (nr: number, status = 'new') =>
  inquiryFromRow({ id: `i${nr}`, name: 'Ana', inquiry_status: status })

it('reads the page of the inquiry again, and no other', async () => {
  const { asked, choose, rows } = await openList((nr) => [numbered(nr, nr === 3 ? 'closed' : 'new')])
  await choose(numbered(3), 'closed')
  await vi.waitFor(() => expect(asked).toEqual(['3']))
  expect(rows()?.map(({ status }) => status)).toEqual(['new', 'new', 'new', 'closed', 'new'])
})

it('reads all pages again when the inquiry has left its page', async () => {
  let isGone = false
  const { asked, choose } = await openList((nr) => (isGone && nr === 3 ? [] : [numbered(nr)]))
  isGone = true
  await choose(numbered(3), 'closed')
  await vi.waitFor(() => expect(asked).toEqual(['3', null, '1', '2', '3', '4']))
})

it('does not invent a list that was never read', async () => {
  const { choose, client } = setUp({ setStatus: async () => undefined })
  const unread = ['inquiries', 'page', 'new', '']
  client.getQueryCache().build(client, { queryKey: unread })
  await choose(inquiry, 'closed')
  expect(client.getQueryData(unread)).toBeUndefined()
})
