import { type Cents, zeroCents } from '@dustforce/core/money'
import { isRefundedOffline } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../../app/app-context.tsx'

/**
 * Returns the amount that the office itself has to pay back of a booking now; zero when all that goes back goes to the card, null while that is
 * asked.
 */
export function useToPayBack(booking: Booking): Cents | null {
  const { needs } = useBackend()
  const mayBe = isRefundedOffline(booking)
  const open = useQuery({ queryKey: ['needs'], queryFn: needs.all, enabled: mayBe })
  if (!mayBe) return zeroCents
  const due = open.data?.find(({ kind, key }) => kind === 'offline-refund' && key === booking.id)
  return due?.amountCents ?? (open.data === undefined ? null : zeroCents)
}
