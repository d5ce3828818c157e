import type { OwnBookingPage } from '@dustforce/office/booking'
import type { OwnBookingFailure } from '@dustforce/supabase/own-booking'
import { useCallback, useEffect, useState } from 'react'
import { ownBookings } from '../../runtime.ts'
import { takeLinkToken } from './link-token.ts'
import { useReturn } from './use-return.ts'

/** A look-up without an answer is given up after so many milliseconds. */
const patience = 15_000

/** The longest time ahead, in milliseconds: an end that comes later is noticed when the tab is returned to. */
const furthest = 86_400_000

interface Answer {
  readonly token: string
  readonly page: OwnBookingPage | OwnBookingFailure
}

const isShown = (page: OwnBookingPage | string): page is OwnBookingPage => typeof page !== 'string'

/** Whether what is shown stays: it is worth more than the news that it could not be looked up. */
function isBetter(shown: Answer | null, token: string, found: Answer['page']): shown is Answer {
  return (
    shown?.token === token && isShown(shown.page) && (found === 'unavailable' || found === 'rate-limited')
  )
}

/** Returns what is known of the booking that the page's link opens, and how to look again. */
export function useOwnBooking() {
  const [token, setToken] = useState<string | null>(null)
  const [looks, setLooks] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const page: Answer['page'] | 'loading' = answer !== null && answer.token === token ? answer.page : 'loading'

  useEffect(() => {
    const take = () => setToken(takeLinkToken())
    take()
    // Another link of a letter, opened in the same tab.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look is another request
  useEffect(() => {
    if (token === null) return
    let current = true
    const look = async (): Promise<OwnBookingPage | OwnBookingFailure> =>
      token === '' ? 'missing' : (await ownBookings()).ownBooking(token)
    const late = new Promise<OwnBookingFailure>((resolve) => setTimeout(resolve, patience, 'unavailable'))
    void Promise.race([look(), late])
      .catch((): OwnBookingFailure => 'unavailable')
      .then((found) => {
        if (current) setAnswer((shown) => (isBetter(shown, token, found) ? shown : { token, page: found }))
      })
    return () => {
      current = false
    }
  }, [token, looks])

  const lookAgain = useCallback(() => setLooks((count) => count + 1), [])
  useReturn(looks, lookAgain)

  const holdsForMs = isShown(page) ? page.acts?.holdsForMs : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time counts from the answer
  useEffect(() => {
    if (holdsForMs == null || holdsForMs > furthest) return
    // A second later: two clocks do not run alike.
    const timer = setTimeout(lookAgain, holdsForMs + 1000)
    return () => clearTimeout(timer)
  }, [page, lookAgain])

  const retry = useCallback(() => {
    setAnswer(null)
    lookAgain()
  }, [lookAgain])
  return { page, token: token ?? '', retry, lookAgain }
}
