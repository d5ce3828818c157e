import type { OwnBookingPage } from '@dustforce/office/booking'
import type { PaymentState } from '@dustforce/supabase'
import { useEffect, useState } from 'react'
import { ownBookings, siteBackend } from '../../runtime.ts'
import { clearBookingDraft } from '../../storage/booking-draft.ts'

/** The shortest time for which the spinner turns, in milliseconds. */
const processingTime = 1500
/** The provider's message about a payment may come after the customer: so many looks, so many milliseconds apart. */
const looks = 4
const betweenLooks = 2000
/** The time, in milliseconds, after which a question without an answer is given up; what is known by then is told. */
const patience = 8000

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The facts that are known of a payment. `unanswered`: nobody could be asked, so nothing is known. */
interface Found {
  readonly state: PaymentState | 'unanswered'
  /** Of a paid booking; null when that was too long ago, or nothing could be asked. */
  readonly booking: OwnBookingPage | null
  /** The token that opens its page; null in the same cases. */
  readonly token: string | null
}

const nothing = { booking: null, token: null }

/** Returns what became of a checkout session's payment; `processing` until that is known. The booking that was paid is no longer a draft. */
export function usePaymentState(session: string): Found | { readonly state: 'processing' } {
  const [found, setFound] = useState<Found | { readonly state: 'processing' }>({ state: 'processing' })

  useEffect(() => {
    let current = true
    const find = async (): Promise<Found['state']> => {
      for (let look = 1; ; look += 1) {
        const state = await (await siteBackend()).paymentState(session)
        if (state !== 'pending' || look === looks || !current) return state
        await wait(betweenLooks)
      }
    }
    const noAnswer = (): Found['state'] => 'unanswered'
    const late = wait(patience)
    const finding =
      session === ''
        ? Promise.resolve<Found['state']>('unknown')
        : Promise.race([find(), late.then(noAnswer)]).catch(noAnswer)
    const asking = finding.then((state) =>
      state === 'paid' && current ? paidBooking(session).catch(() => nothing) : nothing,
    )
    const telling = Promise.all([finding, Promise.race([asking, late.then(() => nothing)])])
    void Promise.all([telling, wait(processingTime)]).then(async ([[state, known]]) => {
      if (!current) return
      // A visitor who comes from the payment page has paid, even when the confirmation is late; a made-up address clears nothing.
      if (state !== 'unknown') clearBookingDraft()
      setFound({ state, ...known })
      // An answer that comes after all is still worth showing.
      const asked = await asking
      if (current && asked !== known) setFound({ state, ...asked })
    })
    return () => {
      current = false
    }
  }, [session])
  return found
}

async function paidBooking(session: string): Promise<Pick<Found, 'booking' | 'token'>> {
  const opened = await (await ownBookings()).afterPayment(session)
  return opened === null ? nothing : { token: opened.token, booking: opened.page }
}
