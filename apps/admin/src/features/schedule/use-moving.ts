import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Contractor } from '@dustforce/office/contractor'
import { type JobPlace, placeOf } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useCallback, useEffect, useState } from 'react'
import type { Moving } from './board-parts.ts'
import { conflictsAt } from './moving.ts'

/** Keeps the job that is moved over the board, by pointer or by keys, and the jobs of the board, which stay where they are meanwhile. */
export function useMoving(jobs: readonly Booking[], roster: readonly Contractor[]) {
  const { company } = useBusiness()
  const [moving, setMoving] = useState<Moving | null>(null)
  // The changes of others meanwhile must not move the board under the pointer.
  const [held, setHeld] = useState<readonly Booking[] | null>(null)
  const shown = held ?? jobs
  const stop = useCallback(() => {
    setMoving(null)
    setHeld(null)
  }, [])
  const conflictsOfLength = (job: Booking, minutes: number, place = placeOf(job)) =>
    place === null ? [] : conflictsAt({ ...job, durationMinutes: minutes }, place, roster, shown, company)
  const toward = (job: Booking, place: JobPlace, minutes = job.durationMinutes) => {
    setHeld((known) => known ?? jobs)
    setMoving((known) =>
      known?.job.id === job.id && samePlace(known.place, place) && known.minutes === minutes
        ? known
        : { job, place, minutes, conflicts: conflictsOfLength(job, minutes, place) },
    )
  }
  const towardLength = (job: Booking, minutes: number) => {
    const place = placeOf(job)
    if (place !== null) toward(job, place, minutes)
  }
  // A drag that ends beside the board ends there.
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ location }) => {
          if (location.current.dropTargets.length === 0) stop()
        },
      }),
    [stop],
  )
  return { moving, shown, toward, towardLength, conflictsOfLength, stop }
}

function samePlace(a: JobPlace, b: JobPlace): boolean {
  return a.contractorId === b.contractorId && a.date === b.date && a.minute === b.minute
}
