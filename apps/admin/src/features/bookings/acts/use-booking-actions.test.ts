import type { BookingPage } from '@dustforce/supabase/admin'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { renderInHub } from '../../../testing/render-in-hub.tsx'
import { booking } from '../../../testing/samples.ts'
import { pageKey } from '../list/booking-cache.ts'
import { useBookingActions } from './use-booking-actions.ts'

it('keeps its actions between renders, and with them the order of changes', () => {
  const { result, rerender } = renderInHub(useBookingActions)
  const before = result.current
  rerender()
  expect(result.current).toBe(before)
})

it('acts on the backend and the lists of the app', async () => {
  const client = new QueryClient()
  client.setQueryData<BookingPage>(pageKey, { rows: [booking], next: null })
  const remove = vi.fn(async () => 'deleted' as const)
  const { result } = renderInHub(useBookingActions, {
    backend: fakeBackend({ bookings: { remove } }),
    client,
  })
  expect(await result.current.remove(booking)).toBe(true)
  expect(remove).toHaveBeenCalledWith('b1')
  expect(client.getQueryData<BookingPage>(pageKey)?.rows).toEqual([])
})
