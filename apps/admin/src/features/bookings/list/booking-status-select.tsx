import { bookingStatuses, displayStatus, displayStatusLabel } from '@dustforce/office/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { type PillTone, StatusPill } from '../../../kit/status-pill.tsx'
import { bookingName } from '../booking-words.ts'

export interface BookingStatusSelectProps {
  readonly booking: Pick<Booking, 'bookingStatus' | 'assignedCleanerName' | 'customerName'>
  /** Not called for the status that is displayed already. */
  readonly onChange: (status: (typeof bookingStatuses)[number]) => void
}

const tones: Record<ReturnType<typeof displayStatus>, PillTone> = {
  pending: 'warning',
  assigned: 'info',
  confirmed: 'success',
  completed: 'brand',
  canceled: 'danger',
  unassigned: 'neutral',
}

const options = bookingStatuses.map((value) => ({ value, label: displayStatusLabel(value) }))
const unassigned = { value: 'unassigned', label: displayStatusLabel('unassigned'), disabled: true } as const

/** A booking's status, from which any other can be chosen. */
export function BookingStatusSelect({ booking, onChange }: BookingStatusSelectProps) {
  const status = displayStatus(booking)
  return (
    <StatusPill
      label={`Status of the booking for ${bookingName(booking)}`}
      status={status}
      tone={tones[status]}
      width="w-27"
      options={status === 'unassigned' ? [unassigned, ...options] : options}
      onChange={(chosen) => {
        if (chosen !== 'unassigned') onChange(chosen)
      }}
    />
  )
}
