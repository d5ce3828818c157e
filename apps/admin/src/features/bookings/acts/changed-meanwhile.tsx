import type { Booking } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { bookingDifferences } from './booking-differences.ts'

/** Says what others changed of a booking while a dialog about it is open; nothing when nothing that matters has. */
export function ChangedMeanwhile({ seen, live }: { readonly seen: Booking; readonly live: Booking }) {
  const business = useBusiness()
  const differences = seen.version === live.version ? [] : bookingDifferences(seen, live, business)
  return (
    <div role="status">
      {differences.length === 0 ? null : (
        <Notice tone="warning" title="This booking was changed in the meantime" className="mb-4">
          <ul>
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
