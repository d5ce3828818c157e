import { applicationStatusLabel } from '@dustforce/office/application'
import type { JobApplication } from '@dustforce/supabase/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { toast } from '../../app/toasts.tsx'

/** Changes applications: on screen at once, undone when the backend refuses. */
export function useApplicationChanges() {
  const { applications } = useBackend()
  const client = useQueryClient()
  const put = (changed: JobApplication) =>
    client.setQueryData<readonly JobApplication[]>(['applications'], (all) =>
      all?.map((application) => (application.id === changed.id ? changed : application)),
    )
  const run = async (before: JobApplication, shown: JobApplication, save: () => Promise<JobApplication>) => {
    put(shown)
    try {
      put(await save())
      return true
    } catch (failure) {
      put(before)
      toast.failure('Update Failed', failure)
      return false
    }
  }
  return {
    setStatus: async (application: JobApplication, status: string) => {
      if (status === application.status) return
      const done = await run(application, { ...application, status }, () =>
        applications.setStatus(application.id, status),
      )
      const label = applicationStatusLabel(status)
      if (done)
        toast.success(
          'Status updated',
          `The application of ${application.fullName} is now ${label.toLowerCase()}.`,
        )
    },
    setNotes: async (application: JobApplication, adminNotes: string) => {
      const done = await run(application, { ...application, adminNotes }, () =>
        applications.setNotes(application.id, adminNotes),
      )
      if (done) toast.success('Note saved')
    },
  }
}
