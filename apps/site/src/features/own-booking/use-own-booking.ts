import type { OwnBookingFailure, OwnBookingPage } from '@dustforce/supabase/own-booking'
import { useCallback, useEffect, useState } from 'react'
import { ownBookings } from '../../runtime.ts'
import { takeLinkToken } from './link-token.ts'

/** A look-up without an answer is given up after so many milliseconds. */
const patience = 15_000

/** What is known of the booking that the page's link opens, and how to look again. */
export function useOwnBooking() {
  const [token, setToken] = useState<string | null>(null)
  const [looks, setLooks] = useState(0)
  const [page, setPage] = useState<OwnBookingPage | OwnBookingFailure | 'loading'>('loading')

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
        if (current) setPage(found)
      })
    return () => {
      current = false
    }
  }, [token, looks])

  const lookAgain = useCallback(() => setLooks((count) => count + 1), [])
  const retry = useCallback(() => {
    setPage('loading')
    lookAgain()
  }, [lookAgain])
  return { page, token: token ?? '', retry, lookAgain }
}
