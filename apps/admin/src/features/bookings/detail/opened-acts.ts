import type { CompanyPolicy } from '@dustforce/office/company'
import { canChange, canMove } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import type { Act } from '../../../app/acts.ts'
import type { OpenDialog } from '../acts/booking-dialog.ts'
import { bookingName, cleanerOf } from '../booking-words.ts'

/** Returns the acts that the palette offers for the booking whose detail is open. */
export function openedActs(booking: Booking, onOpen: OpenDialog, policy: CompanyPolicy): readonly Act[] {
  const name = bookingName(booking)
  const act = (label: string, kind: Parameters<OpenDialog>[0]): Act => ({
    label,
    run: () => onOpen(kind, booking),
  })
  const cleaner = cleanerOf(booking)
  return [
    act(`${cleaner === '' ? 'Assign a contractor to' : 'Change the contractor of'} ${name}`, 'assign'),
    act(`Edit the booking of ${name}`, 'edit'),
    ...(canChange(booking) ? [act(`Change the add-ons of ${name}`, 'change')] : []),
    ...(canMove(booking, policy) ? [act(`Move the booking of ${name}`, 'move')] : []),
    ...(cleaner === '' ? [] : [act(`Email ${cleaner}`, 'email-contractor')]),
    act(`Email ${name}`, 'email-customer'),
  ]
}
