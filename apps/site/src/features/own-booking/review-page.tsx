import { useCallback, useEffect, useState } from 'react'
import { ownBookings } from '../../runtime.ts'
import { takeLinkToken } from './link-token.ts'
import { askReview, type ReviewFailure, type ReviewQuestion, sendReview } from './own-review.ts'
import { ReviewView } from './review-view.tsx'

/** The page that the thank-you leads to. Opening it does nothing but look. */
export function Page() {
  const [token, setToken] = useState('')
  const [found, setFound] = useState<ReviewQuestion | ReviewFailure | 'loading'>('loading')

  const look = useCallback((shown: string) => {
    const asked = async () => (shown === '' ? 'missing' : askReview(await ownBookings(), shown))
    setFound('loading')
    void asked().then(setFound, () => setFound('unavailable'))
  }, [])

  useEffect(() => {
    const take = () => {
      const shown = takeLinkToken()
      setToken(shown)
      look(shown)
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [look])

  return (
    <ReviewView
      found={found}
      onRetry={() => look(token)}
      onSend={async (review) => sendReview(await ownBookings(), token, review)}
    />
  )
}
