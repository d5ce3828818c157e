import { Skeleton } from '@dustforce/ui/skeleton'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { CustomerScreen } from './customer-screen.tsx'
import { CustomersScreen } from './customers-screen.tsx'

const ReviewsScreen = lazy(() => import('./reviews-screen.tsx'))

/** The customers, the one that the address names by a booking, or what they say. */
export function Component() {
  const [params] = useSearchParams()
  const bookingId = params.get('of')
  if (params.has('reviews')) {
    return (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <ReviewsScreen />
      </Suspense>
    )
  }
  return bookingId === null ? <CustomersScreen /> : <CustomerScreen key={bookingId} bookingId={bookingId} />
}
