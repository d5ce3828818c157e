import { useSearchParams } from 'react-router'
import { CustomerScreen } from './customer-screen.tsx'
import { CustomersScreen } from './customers-screen.tsx'

/** The customers, or the one that the address names by a booking. */
export function Component() {
  const [params] = useSearchParams()
  const bookingId = params.get('of')
  return bookingId === null ? <CustomersScreen /> : <CustomerScreen key={bookingId} bookingId={bookingId} />
}
