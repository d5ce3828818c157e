import { lazyPart } from '@dustforce/ui/lazy-part'
import { useEffect } from 'react'
import { ownBookings } from '../../runtime.ts'
import { actProblem } from './act-problem.ts'
import { bookingOnItsWay, OwnBookingView } from './own-booking-view.tsx'
import { useBookAgain } from './use-book-again.ts'
import { useOwnBooking } from './use-own-booking.ts'

// A page whose link opens none does without.
const loadOpenedBooking = () => import('./opened-booking.tsx')
const OpenedBooking = lazyPart(loadOpenedBooking, <div role="status">{bookingOnItsWay}</div>)

/** The customer's page of a booking, opened by the link of a letter. Opening it does nothing but look. */
export function Page() {
  const { bookAgain, isLeaving } = useBookAgain()
  const { page, token, retry, lookAgain } = useOwnBooking()

  useEffect(() => {
    // Beside the look-up, not after it.
    if (token !== '') void loadOpenedBooking().catch(() => undefined)
  }, [token])

  return (
    <OwnBookingView
      page={isLeaving ? 'loading' : page}
      onRetry={retry}
      onAskForLink={async (email) => actProblem(await (await ownBookings()).sendBookingLinks(email))}
    >
      {(opened) => (
        <OpenedBooking
          page={opened}
          token={token}
          onBookAgain={() => bookAgain(token)}
          onChanged={lookAgain}
        />
      )}
    </OwnBookingView>
  )
}
