import type { BusinessDate } from '@dustforce/core/schedule'
import type { OverlapReason } from '@dustforce/office/hub'
import type { AdminBackend, Booking } from '@dustforce/supabase/admin'

/** Notes on a moved booking why its cleaner has it anyway; the move itself has dropped the earlier reason. */
export async function keepReason(
  bookings: Pick<AdminBackend['bookings'], 'between' | 'update'>,
  id: string,
  date: BusinessDate,
  reason: OverlapReason,
): Promise<Booking> {
  const moved = (await bookings.between(date, date)).find((one) => one.id === id)
  if (moved === undefined) throw new Error('It was moved again in the meantime.')
  return bookings.update(id, { overlapReason: reason }, moved.version)
}
