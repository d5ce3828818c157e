import { type Cents, zeroCents } from '@dustforce/core/money'
import type { Booking } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../../app/app-context.tsx'

/**
 * Returns the amount that the office itself has to pay back of a booking now; zero when all that goes back goes to the card, null while that is
 * asked.
 */
export function useToPayBack({ id, refundDue }: Booking): Cents | null {
  const { payments } = useBackend()
  const { data = null } = useQuery({
    queryKey: ['bookings', 'to-pay-back', id],
    queryFn: () => payments.toPayBack(id),
    enabled: refundDue,
  })
  return refundDue ? data : zeroCents
}
