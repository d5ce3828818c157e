import { useBusiness } from '@dustforce/ui/use-business'
import { useNavigate } from '../../router/router.tsx'
import { ownBookings } from '../../runtime.ts'
import { useOpenedLink } from './use-opened-link.ts'
import { askWaiting, fillInOffer, leaveWaiting } from './waiting.ts'
import { WaitingView } from './waiting-view.tsx'

/** The page of a wish in the queue. Opening it takes nothing. */
export function Page() {
  const { found, token, retry } = useOpenedLink(askWaiting, 'waiting')
  const navigate = useNavigate()
  const { priceBook } = useBusiness()
  return (
    <WaitingView
      found={found}
      onRetry={retry}
      onLeave={async () => {
        const failed = await leaveWaiting(await ownBookings(), token)
        if (failed === null) retry()
        return failed
      }}
      onTake={(offer) => {
        fillInOffer(offer, priceBook)
        navigate('/', { state: { resume: true } })
      }}
    />
  )
}
