// @vitest-environment happy-dom

import { gtaBusiness } from '@dustforce/office/testing/business'
import { AdminFailure } from '@dustforce/supabase/admin'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../app/query-client.ts'
import { cleanerAssignmentEmail, jobAssignmentEmail } from '../../../patterns/job-email.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { renderInHub } from '../../../testing/render-in-hub.tsx'
import { booking } from '../../../testing/samples.ts'
import { useCleanerPreview, useJobPreview } from './email-previews.ts'

const shown = { to: 'maria@example.com', subject: 'New job', html: '<p>Hello</p>' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const settled = () => act(() => vi.advanceTimersByTimeAsync(300))

it('shows the e-mail of exactly the data that is sent, once the typing pauses', async () => {
  const previewJobAssignment = vi.fn(async () => shown)
  const backend = fakeBackend({
    contractors: { emailOf: async () => ' maria@example.com ' },
    emails: { previewJobAssignment },
  })
  const notes = { text: '' }
  const { result, rerender } = renderInHub(() => useJobPreview(booking, notes.text), { backend })
  expect(result.current).toEqual({ email: null, failure: undefined, stale: true })
  await settled()
  expect(result.current).toEqual({ email: shown, failure: undefined, stale: false })
  notes.text = 'Ring twice'
  rerender()
  expect(result.current).toMatchObject({ email: shown, stale: true })
  await settled()
  await settled()
  expect(result.current.stale).toBe(false)
  expect(previewJobAssignment.mock.calls).toEqual([
    [jobAssignmentEmail(booking, 'maria@example.com', '', gtaBusiness.priceBook)],
    [jobAssignmentEmail(booking, 'maria@example.com', 'Ring twice', gtaBusiness.priceBook)],
  ])
})

it('says why an e-mail cannot be shown', async () => {
  const backend = fakeBackend({ contractors: { emailOf: async () => ' ' } })
  const client = createQueryClient(() => {})
  const { result } = renderInHub(() => useJobPreview(booking, ''), { backend, client })
  await settled()
  expect(result.current).toEqual({
    email: null,
    failure: 'Could not find contractor email address',
    stale: false,
  })
})

it('asks again where no answer came', async () => {
  const previewCleanerAssignment = vi
    .fn(async () => shown)
    .mockRejectedValueOnce(new AdminFailure('unreachable', 'The server could not be reached.'))
  const { result } = renderInHub(() => useCleanerPreview(booking), {
    backend: fakeBackend({ emails: { previewCleanerAssignment } }),
    client: createQueryClient(() => {}),
  })
  await settled()
  expect(result.current).toEqual({ email: null, failure: undefined, stale: true })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(result.current).toEqual({ email: shown, failure: undefined, stale: false })
})

it('asks for nothing while nobody is assigned', async () => {
  const { result } = renderInHub(() => useCleanerPreview({ ...booking, assignedCleanerName: null }))
  await settled()
  expect(result.current).toEqual({ email: null, failure: undefined, stale: false })
})

it('shows what the customer will get', async () => {
  const previewCleanerAssignment = vi.fn(async () => shown)
  const { result } = renderInHub(() => useCleanerPreview(booking), {
    backend: fakeBackend({ emails: { previewCleanerAssignment } }),
  })
  await settled()
  expect(result.current.email).toEqual(shown)
  expect(previewCleanerAssignment).toHaveBeenCalledExactlyOnceWith(
    cleanerAssignmentEmail(booking, gtaBusiness.priceBook),
  )
})
