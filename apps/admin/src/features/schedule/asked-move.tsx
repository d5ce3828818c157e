import { displayStatus } from '@dustforce/office/booking'
import type { Contractor } from '@dustforce/office/contractor'
import { type JobPlace, startNote } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { buttonLook } from '@dustforce/ui/button-look'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { useNow } from '../../app/use-now.ts'
import { ActButton } from '../../kit/act-button.tsx'
import { StartButton } from '../../patterns/start-button.tsx'
import { useBookableDays } from '../../patterns/use-bookable-days.ts'
import { useNeverAgain } from '../../patterns/use-never-again.ts'
import { MoveDialog, type MoveDialogProps } from './move-dialog.tsx'
import { conflictsAt } from './moving.ts'
import { betweenKey } from './use-job-changes.ts'
import { useJobWrite } from './use-job-write.ts'

/** A job and where it is asked to go. */
export interface AskedPlace {
  readonly job: Booking
  readonly place: JobPlace
}

/** Asks about a move, with the day, the cleaner's jobs and what can be done with the job besides. */
export function AskedMove({
  asked: { job, place },
  roster,
  onLength,
  ...dialog
}: {
  readonly asked: AskedPlace
  readonly roster: readonly Contractor[]
  readonly closedFor: string | null
  readonly busy: boolean
  readonly onPlace: (place: JobPlace) => void
  /** Opens the dialog of its length. */
  readonly onLength: () => void
  readonly onMove: MoveDialogProps['onMove']
  readonly onClose: () => void
}) {
  const { company, policy } = useBusiness()
  const { bookings, figures } = useBackend()
  const write = useJobWrite()
  const now = useNow()
  const [known = job] = useNeverAgain([job])
  const { days } = useBookableDays(job, now)
  const note = startNote(job, now, policy)
  const { date } = place
  const jobs = useQuery({
    queryKey: [...betweenKey, date, date],
    queryFn: () => bookings.between(date, date),
    staleTime: 0,
  })
  const load = useQuery({ queryKey: ['dashboard', 'load', date, 1], queryFn: () => figures.load(date, 1) })
  return (
    <MoveDialog
      job={job}
      place={place}
      roster={roster}
      conflicts={conflictsAt(known, place, roster, jobs.data ?? [], company)}
      days={days}
      load={load.data?.[0] ?? null}
      link={
        <>
          <Link
            to={`/dashboard/bookings?${new URLSearchParams({ q: job.id })}`}
            className={buttonLook({ variant: 'ghost', size: 'sm' })}
          >
            Open booking
          </Link>
          {job.bookingMinute === null || displayStatus(job) === 'completed' ? null : (
            <ActButton variant="ghost" onClick={onLength}>
              Length…
            </ActButton>
          )}
          {note && (
            <StartButton
              note={note}
              onStarted={(started) => {
                dialog.onClose()
                write(
                  job,
                  { startedAt: started ? now : null },
                  {
                    done: started ? 'Job started' : 'Job not started',
                    text: `${job.customerName}: the job has ${started ? '' : 'not '}begun.`,
                    failed: 'Update Failed',
                    undo: started,
                  },
                )
              }}
            />
          )}
        </>
      }
      {...dialog}
    />
  )
}
