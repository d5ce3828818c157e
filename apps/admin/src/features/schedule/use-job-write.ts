import type { Booking, BookingPatch } from '@dustforce/supabase/admin'
import { useBackend } from '../../app/app-context.tsx'
import { toast } from '../../app/toasts.tsx'
import { offerUndo } from '../../app/undo.ts'
import { useJobChanges } from './use-job-changes.ts'

/** The notices about a write. */
export interface WriteNotice {
  readonly done: string
  readonly text: string
  readonly failed: string
  /** Whether it can be taken back from the notice. */
  readonly undo?: boolean
}

/** Writes columns of a job. Returns whether they were written. */
export function useJobWrite() {
  const { bookings } = useBackend()
  const change = useJobChanges()
  const write = (
    job: Booking,
    patch: BookingPatch,
    failed: string,
    done: (saved: Booking, base: Booking) => void,
  ) =>
    change({
      ...{ seen: job, shown: { ...job, ...patch }, failed, done },
      write: (base) => bookings.update(job.id, patch, base.version),
    })
  return (job: Booking, patch: BookingPatch, { done, text, failed, undo }: WriteNotice) =>
    write(job, patch, failed, (saved, base) => {
      if (undo !== true) toast.success(done, text)
      // Over the version that the write made: what somebody else changed since stays.
      else
        offerUndo(done, text, () =>
          write(saved, before(base, patch), 'Undo Failed', () => toast.success('Undone')),
        )
    })
}

/** Returns the values that a patch replaced, with the reason that counted for it. */
function before(job: Booking, patch: BookingPatch): BookingPatch {
  const { durationMinutes, startedAt, overlapReason } = job
  return {
    ...('durationMinutes' in patch && { durationMinutes, overlapReason }),
    ...('startedAt' in patch && { startedAt }),
  }
}
