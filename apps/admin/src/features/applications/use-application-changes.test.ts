import type { AdminBackend, JobApplication } from '@dustforce/supabase/admin'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { renderInHub } from '../../testing/render-in-hub.tsx'
import { shownToast } from '../../testing/shown-toast.ts'
import { useApplicationChanges } from './use-application-changes.ts'

const application: JobApplication = {
  id: 'a1',
  fullName: 'Sofia Marin',
  email: 'sofia@example.com',
  phone: '4165550190',
  experience: null,
  availableDays: [],
  availableTimes: [],
  serviceAreas: [],
  message: null,
  resumeFilename: null,
  status: 'pending',
  adminNotes: null,
  createdAt: null,
}
const other: JobApplication = { ...application, id: 'a2' }

function setUp(applications: Partial<AdminBackend['applications']>) {
  const client = new QueryClient()
  client.setQueryData(['applications'], [application, other])
  const { result } = renderInHub(useApplicationChanges, { backend: fakeBackend({ applications }), client })
  return { changes: result.current, client, shown: () => client.getQueryData(['applications']) }
}

it('shows a status before it is saved, and names it', async () => {
  const saving = deferred<void>()
  const setStatus = vi.fn(() => saving.promise)
  const { changes, shown } = setUp({ setStatus })
  const done = changes.setStatus(application, 'hired')
  expect(shown()).toEqual([{ ...application, status: 'hired' }, other])
  expect(setStatus).toHaveBeenCalledWith('a1', 'hired', 'pending')
  saving.resolve()
  await done
  expect(shown()).toEqual([{ ...application, status: 'hired' }, other])
  expect(shownToast()).toEqual(['success', 'Status updated', 'The application of Sofia Marin is now hired.'])
})

it('names a status that has no label by its own word', async () => {
  const { changes } = setUp({ setStatus: async () => undefined })
  await changes.setStatus(application, 'Archived')
  expect(shownToast()?.[2]).toBe('The application of Sofia Marin is now archived.')
})

it('does nothing when the shown status is chosen', async () => {
  const setStatus = vi.fn()
  await setUp({ setStatus }).changes.setStatus(application, 'pending')
  expect(setStatus).not.toHaveBeenCalled()
})

it('saves a note and says so', async () => {
  const setNotes = vi.fn(async () => undefined)
  const { changes, shown } = setUp({ setNotes })
  const done = changes.setNotes(application, 'Call her!', '')
  expect(shown()).toEqual([{ ...application, adminNotes: 'Call her!' }, other])
  await done
  expect(setNotes).toHaveBeenCalledWith('a1', 'Call her!', null)
  expect(shownToast()).toEqual(['success', 'Note saved', undefined])
})

it('shows the application as it was when the backend refuses, and says why', async () => {
  const { changes, shown } = setUp({})
  for (const change of [
    changes.setStatus(application, 'hired'),
    changes.setNotes(application, 'Call her', ''),
  ]) {
    await change
    expect(shown()).toEqual([application, other])
    expect(shownToast()).toEqual(['destructive', 'Update Failed', 'Not part of this test'])
  }
})

it('does not invent a list that was never read', async () => {
  const { changes, client, shown } = setUp({ setNotes: async () => undefined })
  client.removeQueries()
  await changes.setNotes(application, 'x', '')
  expect(shown()).toBeUndefined()
})
