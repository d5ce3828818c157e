import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { renderInHub } from '../../../testing/render-in-hub.tsx'
import { booking } from '../../../testing/samples.ts'
import { shownToast } from '../../../testing/shown-toast.ts'
import { useBookingActions } from './use-booking-actions.ts'

it('says that nothing was done when the code of an action did not arrive, and loads it again with the next one', async () => {
  vi.doMock('./booking-actions.ts', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  const remove = vi.fn(async () => 'deleted' as const)
  const backend = fakeBackend({ bookings: { remove } })
  const { result } = renderInHub(useBookingActions, { backend, client: new QueryClient() })
  expect(await result.current.remove(booking)).toBe(false)
  expect(shownToast()?.slice(0, 2)).toEqual(['destructive', 'Nothing was done'])
  expect(await result.current.copySms(booking)).toBe(false)
  vi.doUnmock('./booking-actions.ts')
  expect(await result.current.remove(booking)).toBe(true)
  expect(remove).toHaveBeenCalledOnce()
})
