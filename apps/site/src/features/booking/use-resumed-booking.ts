import { useBusiness } from '@dustforce/ui/use-business'
import { useEffect } from 'react'
import { useLocation, useNavigationType } from '../../router/router.tsx'
import type { BookingStart } from './starting-form.ts'

/** Opens the booking that was left when a link asked to go on with it, as after a cancelled payment; without one, nothing. */
export function useResumedBooking(book: (start: BookingStart) => void): void {
  const { priceBook } = useBusiness()
  const { state, key } = useLocation()
  const type = useNavigationType()
  // A reload brings the state of an old click with it.
  const wanted = type !== 'POP' && typeof state === 'object' && state !== null && 'resume' in state

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every click on such a link.
  useEffect(() => {
    if (!wanted) return
    void import('../../storage/booking-draft.ts').then(({ readBookingDraft }) => {
      const draft = readBookingDraft(priceBook)
      if (draft !== null) book({ service: draft.service })
    })
  }, [wanted, key, book])
}
