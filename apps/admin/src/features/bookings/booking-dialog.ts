import type { Booking } from '@dustforce/supabase/admin'

/** Which dialog is open, and for which booking as it was when the dialog opened. */
export interface BookingDialog {
  readonly kind: 'assign' | 'edit' | 'delete' | 'email-contractor' | 'email-customer'
  readonly booking: Booking
}
