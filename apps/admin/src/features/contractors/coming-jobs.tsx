import { formatDate } from '@dustforce/core/schedule'
import type { Booking } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { jobsText } from './contractor-words.ts'

export interface ComingJobsProps {
  /** The name on the roster. */
  readonly name: string
  /** Jobs to come that are assigned to the contractor; null while they are read. */
  readonly jobs: readonly Booking[] | null
  /** The sentence on what becomes of them, for one and for several. */
  readonly fate: readonly [one: string, several: string]
  readonly className?: string | undefined
}

const shown = 5

/** Lists the jobs that a change of the roster hits, and what becomes of them; nothing when there are none. */
export function ComingJobs({ name, jobs, fate, className }: ComingJobsProps) {
  if (jobs === null || jobs.length === 0) return null
  const [one, several] = fate
  return (
    <Notice tone="warning" announce="polite" className={className}>
      <p>
        {`${jobsText(jobs.length)} assigned to ${name}. `}
        {jobs.length === 1 ? one : several}
      </p>
      <ul className="list-disc pt-1 pl-5">
        {jobs.slice(0, shown).map(({ id, bookingDate, bookingTime, customerName }) => (
          <li key={id}>
            {[bookingDate === null ? 'No date' : formatDate(bookingDate), bookingTime]
              .filter((part) => part !== null && part !== '')
              .join(', ')}
            {` · ${customerName}`}
          </li>
        ))}
        {jobs.length > shown ? <li>and {jobs.length - shown} more</li> : null}
      </ul>
    </Notice>
  )
}
