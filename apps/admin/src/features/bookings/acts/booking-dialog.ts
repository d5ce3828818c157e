import type { BookingStatus } from '@dustforce/office/booking'
import type { Booking } from '@dustforce/supabase/admin'

/** The dialog that is open, and its booking as it was when the dialog opened. */
export type BookingDialog =
  | {
      readonly kind:
        | 'assign'
        | 'edit'
        | 'complete'
        | 'cancel'
        | 'move'
        | 'change'
        | 'delete'
        | 'email-contractor'
        | 'email-customer'
        | 'offline-payment'
      readonly booking: Booking
    }
  | { readonly kind: 'revive'; readonly booking: Booking; readonly status: BookingStatus }

/** Opens a dialog that needs no more than its booking. */
export type OpenDialog = (kind: Exclude<BookingDialog['kind'], 'revive'>, booking: Booking) => void
