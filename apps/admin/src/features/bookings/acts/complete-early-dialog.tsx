import type { Booking } from '@dustforce/supabase/admin'
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx'
import { bookingName, cleanerOf, whenText } from '../booking-words.ts'

export interface CompleteEarlyDialogProps {
  /** Those that are still to come; never empty. */
  readonly early: readonly Booking[]
  /** The number of bookings that are completed, with those whose time has come. */
  readonly count: number
  readonly busy: boolean
  readonly onComplete: () => void
  readonly onClose: () => void
}

const mostNamed = 6

/** Asks before jobs are completed of which some are still to come. */
export function CompleteEarlyDialog({ early, count, busy, onComplete, onClose }: CompleteEarlyDialogProps) {
  const [first] = early
  const isOne = count === 1 && first !== undefined
  const cleaners = [...new Set(early.map(cleanerOf))].filter((cleaner) => cleaner !== '')
  return (
    <ConfirmDialog
      title={
        early.length === 1
          ? 'Complete a job that is still to come?'
          : `Complete ${early.length} jobs that are still to come?`
      }
      description={
        <>
          {isOne ? `The job of ${bookingName(first)} is on ${whenText(first)}.` : 'These are still to come:'}
          {owedText(cleaners, early.length)}
        </>
      }
      confirmLabel={isOne ? 'Complete it' : `Complete ${count} jobs`}
      cancelLabel={isOne ? 'Leave it open' : 'Leave them open'}
      busy={busy}
      busyLabel="Saving..."
      onConfirm={onComplete}
      onClose={onClose}
    >
      {isOne ? null : (
        <ul aria-label="Still to come" className="grid gap-1 pt-3 text-sm">
          {early.slice(0, mostNamed).map((booking) => (
            <li key={booking.id}>
              {bookingName(booking)} on {whenText(booking)}
            </li>
          ))}
          {early.length > mostNamed ? <li>and {early.length - mostNamed} more</li> : null}
        </ul>
      )}
    </ConfirmDialog>
  )
}

function owedText(cleaners: readonly string[], jobs: number): string {
  if (cleaners.length === 0) return ''
  const pay = jobs === 1 ? 'Its pay is' : 'Their pay is'
  return ` ${pay} owed to ${new Intl.ListFormat('en').format(cleaners)} from then on.`
}
