import type { Booking } from '@dustforce/supabase/admin'
import { IconButton } from '@dustforce/ui/icon-button'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { bookingName } from '../booking-words.ts'

export interface BookingPanelProps {
  readonly booking: Booking
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The details of a booking beside the list, in view while the list scrolls. */
export function BookingPanel({ booking, onClose, children }: BookingPanelProps) {
  const name = bookingName(booking)
  return (
    <aside
      aria-label={`Booking of ${name}`}
      className="sticky top-18 max-h-[calc(100dvh-5.5rem)] overflow-y-auto rounded-lg border border-line bg-surface p-4 print:hidden"
    >
      <div className="flex items-center justify-between gap-2 pb-3">
        <p className="min-w-0 text-base font-semibold wrap-anywhere">{name}</p>
        <IconButton
          size="sm"
          label={`Close the booking of ${name}`}
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={onClose}
        />
      </div>
      {children}
    </aside>
  )
}
