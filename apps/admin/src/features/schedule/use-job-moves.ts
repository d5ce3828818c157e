import type { Contractor } from '@dustforce/core/contractor'
import type { JobPlace, OverlapReason } from '@dustforce/core/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { moveSold, soldMove } from './move-sold.ts'
import { movedJob, movePatch } from './moving.ts'
import { placeText } from './schedule-words.ts'

/** The first words of the key of every span of days. */
export const betweenKey = ['bookings', 'between'] as const

/** Moves a job so that the board shows it at once, and where it was when the backend refuses. Returns whether it was moved. */
export function useJobMoves(roster: readonly Contractor[]) {
  const { bookings } = useBackend()
  const client = useQueryClient()
  const show = (shown: Booking) =>
    client.setQueriesData<readonly Booking[]>({ queryKey: betweenKey }, (jobs) =>
      jobs?.map((job) => (job.id === shown.id ? shown : job)),
    )
  return async (job: Booking, place: JobPlace, reason: OverlapReason | null): Promise<boolean> => {
    const patch = movePatch(job, place, roster, reason)
    await client.cancelQueries({ queryKey: betweenKey })
    show({ ...movedJob(job, place), ...patch })
    try {
      const order = soldMove(job, place)
      if (order === null) show(await bookings.update(job.id, patch, job.version))
      else await moveSold(bookings, order, { job, place, roster, reason })
      const nameOf = (id: string) => roster.find((one) => one.id === id)?.fullName ?? 'Somebody'
      say('Job moved', `${job.customerName}: ${placeText(place, nameOf)}.`)
      return true
    } catch (failure) {
      show(job)
      warnOf('Move Failed', failure)
      return false
    } finally {
      client.invalidateQueries({ queryKey: ['bookings'] })
      client.invalidateQueries({ queryKey: ['dashboard'] })
    }
  }
}
