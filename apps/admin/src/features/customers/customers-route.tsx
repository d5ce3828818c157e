import { lazyPart } from '@dustforce/ui/lazy-part'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useSearchParams } from 'react-router'
import { CustomerScreen } from './customer-screen.tsx'
import { CustomersScreen } from './customers-screen.tsx'

const ReviewsScreen = lazyPart(() => import('./reviews-screen.tsx'), <Skeleton className="h-40" />)

/** The customers, the one that the address names by a booking, or what they say. */
export function Component() {
  const [params] = useSearchParams()
  const bookingId = params.get('of')
  if (params.has('reviews')) return <ReviewsScreen />
  return bookingId === null ? <CustomersScreen /> : <CustomerScreen key={bookingId} bookingId={bookingId} />
}
