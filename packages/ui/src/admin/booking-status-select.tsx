import { bookingStatuses, displayStatus, displayStatusLabel } from '@dustforce/core/booking'
import { ChevronDown } from 'lucide-react'
import { classNames } from '../primitives/class-names.ts'
import type { Booking } from './booking-record.ts'
import { bookingName } from './booking-words.ts'

export interface BookingStatusSelectProps {
  readonly booking: Pick<Booking, 'bookingStatus' | 'assignedCleanerName' | 'customerName'>
  /** Not called for the status that is displayed already. */
  readonly onChange: (status: (typeof bookingStatuses)[number]) => void
}

const tones: Record<ReturnType<typeof displayStatus>, string> = {
  pending: 'bg-warning-soft text-warning-ink border-warning-ink/35',
  assigned: 'bg-info-soft text-info-ink border-info-ink/35',
  confirmed: 'bg-success-soft text-success-ink border-success-ink/35',
  completed: 'bg-brand-soft text-brand-ink border-brand-ink/35',
  canceled: 'bg-danger-soft text-danger-ink border-danger-ink/35',
  unassigned: 'bg-sunken text-muted border-line-strong',
}

/** A booking's status, from which any other can be chosen. Admin spec, section 4. */
export function BookingStatusSelect({ booking, onChange }: BookingStatusSelectProps) {
  const status = displayStatus(booking)
  return (
    <span className="relative inline-block">
      <select
        aria-label={`Status of the booking for ${bookingName(booking)}`}
        value={status}
        onChange={(event) => {
          const chosen = bookingStatuses.find((candidate) => candidate === event.target.value)
          if (chosen !== undefined && chosen !== status) onChange(chosen)
        }}
        className={classNames(
          'h-8 w-28 appearance-none rounded-full border pr-7 pl-3 text-xs font-semibold',
          tones[status],
        )}
      >
        {status === 'unassigned' ? (
          <option value="unassigned" disabled>
            Unassigned
          </option>
        ) : null}
        {bookingStatuses.map((option) => (
          <option key={option} value={option} className="bg-raised text-ink">
            {displayStatusLabel(option)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2"
      />
    </span>
  )
}
