import { defaultMinute } from '@dustforce/core/booking'
import { type BusinessDate, timeLabel } from '@dustforce/core/schedule'
import type { Booking } from '@dustforce/supabase/admin'

/** The edited fields; dates as 'yyyy-MM-dd'. */
export interface BookingEdit {
  readonly customerName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly bookingDate: BusinessDate | null
  readonly bookingTime: string
  readonly notes: string
  readonly adminNotes: string
}

/** A booking as its form shows it. */
export function editOf(booking: Booking): BookingEdit {
  return {
    customerName: booking.customerName,
    email: booking.email,
    phone: booking.phone,
    address: booking.address,
    bookingDate: booking.bookingDate,
    bookingTime: timeLabel(booking.bookingMinute ?? defaultMinute),
    notes: booking.notes ?? '',
    adminNotes: booking.adminNotes ?? '',
  }
}

/** An edit of a booking that others have changed since: what was typed, and theirs in all other fields. */
export function rebasedEdit(edit: BookingEdit, seen: Booking, live: Booking): BookingEdit {
  const before = Object.entries(editOf(seen))
  const typed = Object.entries(edit).filter(([name, value]) =>
    before.some(([other, was]) => other === name && was !== value),
  )
  return { ...editOf(live), ...Object.fromEntries(typed) }
}
