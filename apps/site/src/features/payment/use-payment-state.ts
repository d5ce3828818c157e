import type { PaymentState } from '@dustforce/supabase'
import { useEffect, useState } from 'react'
import { siteBackend } from '../../runtime.ts'
import { clearBookingDraft } from '../../storage/booking-draft.ts'

/** How long the spinner turns at least, in milliseconds. */
const processingTime = 1500
/** The provider's message about a payment may come after the customer: so many looks, so many milliseconds apart. */
const looks = 4
const betweenLooks = 2000
/** A look-up without an answer is given up after so many milliseconds. */
const patience = 8000

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** `unanswered`: nobody could be asked, so nothing is known. */
type Found = PaymentState | 'unanswered'

/** What became of a checkout session's payment; `processing` until that is known. The booking that was paid is no longer a draft. */
export function usePaymentState(session: string): Found | 'processing' {
  const [state, setState] = useState<Found | 'processing'>('processing')

  useEffect(() => {
    let current = true
    const find = async (): Promise<Found> => {
      for (let look = 1; ; look += 1) {
        const found = await (await siteBackend()).paymentState(session)
        if (found !== 'pending' || look === looks || !current) return found
        await wait(betweenLooks)
      }
    }
    const noAnswer = (): Found => 'unanswered'
    const finding =
      session === ''
        ? Promise.resolve<Found>('unknown')
        : Promise.race([find(), wait(patience).then(noAnswer)]).catch(noAnswer)
    void Promise.all([finding, wait(processingTime)]).then(([found]) => {
      if (!current) return
      // Whoever comes here from the payment page has paid, also when the answer is late; a made-up address forgets nothing.
      if (found !== 'unknown') clearBookingDraft()
      setState(found)
    })
    return () => {
      current = false
    }
  }, [session])
  return state
}
