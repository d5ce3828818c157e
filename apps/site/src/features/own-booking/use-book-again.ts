import { useBusiness } from '@dustforce/ui/use-business'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { ownBookings } from '../../runtime.ts'
import { takeLinkToken } from './link-token.ts'

/**
 * Opens the booking form filled in with the link's booking; where that cannot be, the part of the home page where a booking begins. A letter's
 * link with the query `again` is followed at once: call this before anything else takes the token, and the query with it, out of the address.
 */
export function useBookAgain() {
  const { priceBook } = useBusiness()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  const bookAgain = useCallback(
    async (token: string, replace = false) => {
      const fillIn = async () => {
        const { fillInAgain } = await import('./book-again.ts')
        return fillInAgain(await ownBookings(), token, priceBook)
      }
      const isFilledIn = token !== '' && (await fillIn().catch(() => false))
      if (isFilledIn) navigate('/', { replace, state: { resume: true } })
      else navigate('/#booking', { replace })
    },
    [navigate, priceBook],
  )

  useEffect(() => {
    if (!new URLSearchParams(location.search).has('again')) return
    setLeaving(true)
    void bookAgain(takeLinkToken(), true)
  }, [bookAgain])
  return { bookAgain, isLeaving }
}
