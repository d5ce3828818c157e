import type { Booking, BookingPatch } from '@dustforce/supabase/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { betweenKey } from './use-job-moves.ts'

/** Writes columns of a job so that the board shows it at once, and what was there when the backend refuses. Returns whether it was written. */
export function useJobWrite() {
  const { bookings } = useBackend()
  const client = useQueryClient()
  const show = (shown: Booking) =>
    client.setQueriesData<readonly Booking[]>({ queryKey: betweenKey }, (jobs) =>
      jobs?.map((job) => (job.id === shown.id ? shown : job)),
    )
  return async (
    job: Booking,
    patch: BookingPatch,
    notice: { readonly done: string; readonly text: string; readonly failed: string },
  ): Promise<boolean> => {
    await client.cancelQueries({ queryKey: betweenKey })
    show({ ...job, ...patch })
    try {
      show(await bookings.update(job.id, patch, job.version))
      say(notice.done, notice.text)
      return true
    } catch (failure) {
      show(job)
      warnOf(notice.failed, failure)
      return false
    } finally {
      client.invalidateQueries({ queryKey: ['bookings'] })
      client.invalidateQueries({ queryKey: ['dashboard'] })
    }
  }
}
