import { ownBookings } from '../../runtime.ts'
import { askReview, sendReview } from './own-review.ts'
import { ReviewView } from './review-view.tsx'
import { useOpenedLink } from './use-opened-link.ts'

/** The page that the thank-you leads to. Opening it does nothing but look. */
export function Page() {
  const { found, token, retry } = useOpenedLink(askReview)
  return (
    <ReviewView
      found={found}
      onRetry={retry}
      onSend={async (review) => sendReview(await ownBookings(), token, review)}
    />
  )
}
