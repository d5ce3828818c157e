import { AdminFailure, type Booking, type BookingPatch } from '@dustforce/supabase/admin'
import { expect, test, vi } from 'vitest'
import { undoLast } from '../../app/undo.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { renderInHub } from '../../testing/render-in-hub.tsx'
import { booking as sample } from '../../testing/samples.ts'
import { shownToast } from '../../testing/shown-toast.ts'
import { useJobWrite } from './use-job-write.ts'

const job: Booking = { ...sample, durationMinutes: 120, overlapReason: null }
const longer: BookingPatch = { durationMinutes: 210, overlapReason: 'agreed' }
const notice = { done: 'Length changed', text: 'Until noon.', failed: 'Length Not Changed', undo: true }

function writing(refusedAt = 0) {
  let writes = 0
  const update = vi.fn(async (_id: string, patch: BookingPatch, version: number) => {
    writes += 1
    if (writes === refusedAt) throw new AdminFailure('conflict', 'Somebody else was faster.')
    return { ...job, ...patch, version: version + 1 }
  })
  const { result } = renderInHub(useJobWrite, { backend: fakeBackend({ bookings: { update } }) })
  return { update, write: result.current }
}

test('a changed length is taken back with its reason, over the version that it made', async () => {
  const { update, write } = writing()
  expect(await write(job, longer, notice)).toBe(true)
  expect(shownToast()).toEqual(['success', 'Length changed', 'Until noon.'])
  expect(undoLast()).toBe(true)
  await vi.waitFor(() => expect(shownToast()?.[1]).toBe('Undone'))
  expect(update.mock.calls).toEqual([
    [job.id, longer, job.version],
    [job.id, { durationMinutes: 120, overlapReason: null }, job.version + 1],
  ])
  // It is taken back once.
  expect(undoLast()).toBe(false)
})

test('what somebody else changed since stays, and is told', async () => {
  const { write } = writing(2)
  await write(job, longer, notice)
  undoLast()
  await vi.waitFor(() =>
    expect(shownToast()).toEqual(['destructive', 'Undo Failed', 'Somebody else was faster.']),
  )
})

test('a start is taken back, and what is refused is told', async () => {
  const { update, write } = writing()
  await write(job, { startedAt: 1000 }, { ...notice, done: 'Job started' })
  undoLast()
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls[1]?.[1]).toEqual({ startedAt: job.startedAt })
  expect(await writing(1).write(job, longer, notice)).toBe(false)
  expect(shownToast()?.[1]).toBe('Length Not Changed')
})
