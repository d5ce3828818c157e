import type { Booking } from '@dustforce/supabase/admin'
import { useCallback, useState } from 'react'

/** As many as one change may have. */
export const mostSelected = 100

export interface Selection {
  readonly chosen: ReadonlyMap<string, Booking>
  readonly toggle: (booking: Booking) => void
  readonly clear: () => void
}

const none: ReadonlyMap<string, Booking> = new Map()

/** The bookings that are selected in the list, in the order of their choice. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState(none)
  const toggle = useCallback(
    (booking: Booking) =>
      setChosen((before) => {
        const next = new Map(before)
        if (next.delete(booking.id)) return next
        return before.size < mostSelected ? next.set(booking.id, booking) : before
      }),
    [],
  )
  const clear = useCallback(() => setChosen(none), [])
  return { chosen, toggle, clear }
}
