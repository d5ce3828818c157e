import { applicationStatusLabel } from '@dustforce/office/application'
import type { JobApplication } from '@dustforce/supabase/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { toast } from '../../app/toasts.tsx'
import { useSaveOver } from '../../kit/use-save-over.ts'

/** Changes applications: on screen at once, undone when the backend refuses. */
export function useApplicationChanges() {
  const { applications } = useBackend()
  const client = useQueryClient()
  const put = (changed: JobApplication) =>
    client.setQueryData<readonly JobApplication[]>(['applications'], (all) =>
      all?.map((application) => (application.id === changed.id ? changed : application)),
    )
  const saveOver = useSaveOver()
  const run = async (before: JobApplication, shown: JobApplication, save: () => Promise<void>) => {
    put(shown)
    try {
      await saveOver(before.id, save)
      return true
    } catch (failure) {
      put(before)
      toast.failure('Update Failed', failure)
      // It may be that somebody else changed it.
      client.invalidateQueries({ queryKey: ['applications'] })
      return false
    }
  }
  return {
    setStatus: async (application: JobApplication, status: string) => {
      if (status === application.status) return
      const done = await run(application, { ...application, status }, () =>
        applications.setStatus(application.id, status, application.status),
      )
      const label = applicationStatusLabel(status)
      if (done)
        toast.success(
          'Status updated',
          `The application of ${application.fullName} is now ${label.toLowerCase()}.`,
        )
    },
    setNotes: async (application: JobApplication, adminNotes: string, seen: string) => {
      const done = await run(application, { ...application, adminNotes }, () =>
        applications.setNotes(application.id, adminNotes, seen === '' ? null : seen),
      )
      if (done) toast.success('Note saved')
    },
  }
}
