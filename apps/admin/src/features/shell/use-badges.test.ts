import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { renderInHub } from '../../testing/render-in-hub.tsx'
import { useBadges } from './use-badges.ts'

afterEach(() => void vi.restoreAllMocks())

it('counts the new bookings and inquiries, 0 until they are known', async () => {
  const log = vi.spyOn(console, 'error')
  const backend = fakeBackend({
    bookings: { countPending: async () => 3, countNeedingCleaner: async () => 4 },
    badges: { newInquiries: async () => 5 },
  })
  const { result, client } = renderInHub(useBadges, { backend })
  expect(result.current).toEqual({ newBookings: 0, openJobs: 0, newInquiries: 0 })
  await waitFor(() => expect(result.current).toEqual({ newBookings: 3, openJobs: 4, newInquiries: 5 }))
  // Under these keys a change of their tables makes them old.
  expect(client.getQueryData(['bookings', 'pending-count'])).toBe(3)
  expect(client.getQueryData(['bookings', 'open-count'])).toBe(4)
  expect(client.getQueryData(['inquiries', 'new-count'])).toBe(5)
  expect(log).not.toHaveBeenCalled()
})

it('logs a failure once and shows no badge', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failures = [new Error('no bookings'), new Error('no open jobs'), new Error('no inquiries')]
  const backend = fakeBackend({
    bookings: {
      countPending: () => Promise.reject(failures[0]),
      countNeedingCleaner: () => Promise.reject(failures[1]),
    },
    badges: { newInquiries: () => Promise.reject(failures[2]) },
  })
  const { result, rerender } = renderInHub(useBadges, { backend })
  await waitFor(() => expect(log).toHaveBeenCalledTimes(3))
  rerender()
  expect(log.mock.calls).toEqual([
    ['The count of new bookings could not be read', failures[0]],
    ['The count of bookings without a cleaner could not be read', failures[1]],
    ['The count of new inquiries could not be read', failures[2]],
  ])
  expect(result.current).toEqual({ newBookings: 0, openJobs: 0, newInquiries: 0 })
})
