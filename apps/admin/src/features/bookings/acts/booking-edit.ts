import { type BusinessDate, timeLabel } from '@dustforce/core/schedule'
import { defaultMinute } from '@dustforce/office/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { dateText } from '../booking-words.ts'

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

/** The fields by the names that their inputs have. */
export const editLabels: Readonly<Record<keyof BookingEdit, string>> = {
  customerName: 'Customer name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  bookingDate: 'Date',
  bookingTime: 'Time',
  notes: 'Special instructions',
  adminNotes: 'Admin notes (staff only)',
}

/** A field of an edit in words. */
export function editText(edit: BookingEdit, field: keyof BookingEdit): string {
  return field === 'bookingDate' ? dateText(edit.bookingDate) : edit[field]
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
