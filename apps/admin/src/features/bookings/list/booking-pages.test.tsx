import type { BookingPageRequest } from '@dustforce/supabase/admin'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppProvider } from '../../../app/app-context.tsx'
import { createSessionStore } from '../../../app/session-store.ts'
import { fewRows } from '../../../kit/row-window.tsx'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { fakeGeometry } from '../../../testing/fake-geometry.ts'
import { seen } from '../../../testing/person.ts'
import { booking } from '../../../testing/samples.ts'
import { BookingPages } from './booking-pages.tsx'
import { newestDatesFirst } from './booking-query.ts'

const rowHeight = 44
const windowHeight = 900
/** The distance beyond the window within which rows are kept ready. */
const margin = 1200
const pageHeight = 50 * rowHeight
const stored = Array.from({ length: 20_000 }, (_, index) => ({ ...booking, id: String(index) }))

/** The list over many bookings, in a window of 900 pixels. */
function openList(openId: string | null = null) {
  const asked: BookingPageRequest[] = []
  let answering = 0
  const backend = fakeBackend({
    bookings: {
      page: async (request) => {
        asked.push(request)
        answering += 1
        const first = Number(request.after ?? 0)
        const last = request.upTo === null ? first + request.limit : Number(request.upTo)
        await Promise.resolve()
        answering -= 1
        return { rows: stored.slice(first, last), next: last < stored.length ? String(last) : null }
      },
    },
  })
  const scrollTo = fakeGeometry({ rowHeight, windowHeight })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const session = createSessionStore(backend.session, sessionStorage)
  const list = (search: string, compact = false) => (
    <QueryClientProvider client={client}>
      <AppProvider value={{ backend, now: () => 0, session }}>
        <BookingPages
          query={{
            filters: search === '' ? {} : { search },
            sort: newestDatesFirst,
            hidden: [],
            compact,
          }}
          openId={openId}
          renderRow={({ id }, line) => (
            <tr data-row={id} {...line}>
              <td>
                <button type="button">{id}</button>
              </td>
            </tr>
          )}
          empty={null}
          sort={null}
          onSort={() => {}}
        />
      </AppProvider>
    </QueryClientProvider>
  )
  const { container, rerender, unmount } = render(list(''))
  const rows = () => container.querySelectorAll('[data-row]').length
  const atRest = () =>
    seen(() => {
      expect([answering, client.isFetching(), container.querySelectorAll('[data-skeleton]').length]).toEqual([
        0, 0, 0,
      ])
      expect(rows()).toBeGreaterThan(0)
    })
  return {
    asked,
    client,
    container,
    rows,
    row: (id: string) => container.querySelector(`[data-row="${id}"]`),
    atRest,
    scrollTo: async (top: number) => {
      const scrolled = scrollTo(top)
      await atRest()
      return scrolled
    },
    search: async (words: string) => {
      rerender(list(words))
      await atRest()
    },
    makeCompact: () => rerender(list('', true)),
    end: () => {
      unmount()
      client.clear()
    },
  }
}

it('asks for one page, and for no other until the end of it comes near', async () => {
  const { asked, rows, atRest, scrollTo } = openList()
  await atRest()
  expect([asked.length, rows()]).toEqual([1, 50])
  await scrollTo(rowHeight + pageHeight - windowHeight - margin + 1)
  await seen(() => expect([asked.length, rows()]).toEqual([2, 100]))
})

it('goes on where it was when only the look of its rows changes', async () => {
  const { asked, rows, atRest, scrollTo, makeCompact } = openList()
  await atRest()
  await scrollTo(1500)
  await seen(() => expect(rows()).toBe(100))
  makeCompact()
  await atRest()
  expect([asked.length, rows()]).toEqual([2, 100])
  await scrollTo(Number.MAX_SAFE_INTEGER)
  await seen(() => expect(asked).toHaveLength(3))
})

it('starts at the first page when something else is searched, however far it was scrolled', async () => {
  const { asked, atRest, scrollTo, search } = openList()
  await atRest()
  await scrollTo(1500)
  await seen(() => expect(asked).toHaveLength(2))
  await scrollTo(0)
  await search('king')
  expect(asked.slice(2).map(({ after, filters }) => [after, filters.search])).toEqual([[null, 'king']])
})

it('draws the rows near the window and those with the focus or opened, says which of all they are, and reads far pages again', async () => {
  const { asked, rows, scrollTo, atRest, row, container } = openList('3')
  await atRest()
  for (let page = 1; page < 6; page += 1) {
    await scrollTo(Number.MAX_SAFE_INTEGER)
    await seen(() => expect(asked).toHaveLength(page + 1))
  }
  await atRest()
  await seen(() => expect(rows()).toBeLessThan(60))
  expect(container.querySelector('table')?.getAttribute('aria-rowcount')).toBe('-1')
  expect(row('3')?.getAttribute('aria-rowindex')).toBe('5')
  expect(row('40')).toBeNull()
  await scrollTo(40 * rowHeight)
  await seen(() => expect(row('45')).not.toBeNull())
  const button = row('45')?.querySelector('button')
  act(() => button?.focus())
  await scrollTo(Number.MAX_SAFE_INTEGER)
  await seen(() => expect(row('48')).toBeNull())
  expect(document.activeElement).toBe(button)
  // With its neighbours, to which the keys of lists go on.
  expect(['44', '45', '46'].map(row)).not.toContain(null)
})

describe('properties', () => {
  const acts = fc.array(
    fc.oneof(
      fc.record({ scroll: fc.integer({ min: 0, max: 6 * pageHeight }) }),
      fc.record({ search: fc.constantFrom('', 'king', 'queen') }),
    ),
    { minLength: 1, maxLength: 5 },
  )

  it('has asked for the pages that were near the window and for no other, and keeps only rows that are near', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (done) => {
        const { asked, rows, atRest, scrollTo, search, end } = openList()
        await atRest()
        let searched = 0
        let lowest = 0
        for (const act of done) {
          if ('scroll' in act) lowest = Math.max(lowest, await scrollTo(act.scroll))
          else {
            searched = asked.length
            lowest = await scrollTo(0)
            await search(act.search)
          }
          const places = new Set(asked.slice(searched).map(({ after }) => after))
          expect(places.size).toBeLessThanOrEqual(
            1 + Math.ceil((lowest + windowHeight + margin) / pageHeight),
          )
          expect(rows()).toBeLessThanOrEqual(fewRows)
        }
        end()
      }),
      { numRuns: 6 },
    )
  })
})
