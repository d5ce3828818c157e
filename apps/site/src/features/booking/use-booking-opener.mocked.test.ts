import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderOnSite } from '../../testing/render-on-site.tsx'

const code = vi.hoisted(() => ({ fails: 0, loads: 0 }))
const BookingHost = () => null

beforeEach(() => {
  vi.resetModules()
  code.fails = 0
  code.loads = 0
  vi.doMock('./booking-host.tsx', () => {
    code.loads += 1
    if (code.loads <= code.fails) throw new Error('no network')
    return { BookingHost }
  })
})

async function open(onLoadFailed = vi.fn()) {
  const { useBookingOpener } = await import('./use-booking-opener.ts')
  return renderOnSite(useBookingOpener, onLoadFailed)
}

test('the dialog is loaded when somebody books, and opens with the choices just made', async () => {
  const { result } = await open()
  expect(result.current).toMatchObject({ Host: undefined, start: undefined, openings: 0, open: false })
  await act(async () => result.current.book({ service: 'deep-clean' }))
  await vi.waitFor(() => expect(result.current.open).toBe(true))
  expect(result.current).toMatchObject({ Host: BookingHost, start: { service: 'deep-clean' }, openings: 1 })
  act(() => result.current.setOpen(false))
  expect(result.current.open).toBe(false)
  await act(async () => result.current.book({ service: 'standard', bedrooms: 2 }))
  expect(result.current).toMatchObject({
    start: { service: 'standard', bedrooms: 2 },
    openings: 2,
    open: true,
  })
  expect(code.loads).toBe(1)
})

test('a dialog that cannot be loaded says so, and is loaded again by the next click', async () => {
  const failed = vi.fn()
  code.fails = 1
  const { result } = await open(failed)
  await act(async () => result.current.book({ service: 'standard' }))
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(result.current.open).toBe(false)
  const { loadBooking } = await import('./use-booking-opener.ts')
  vi.doMock('./booking-host.tsx', () => ({ BookingHost }))
  expect(await loadBooking()).toBe(BookingHost)
})

test('the way to open stays the same between renders', async () => {
  const failed = vi.fn()
  const { result, rerender } = await open(failed)
  const { book } = result.current
  rerender(failed)
  expect(result.current.book).toBe(book)
  rerender(vi.fn())
  expect(result.current.book).not.toBe(book)
})
