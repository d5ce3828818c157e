import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBackend } from '../app/app-context.tsx'

const nobody: Readonly<Record<string, readonly string[]>> = {}

/** Bookings with the cleaners whom their customers do not want again, once that is known: it then speaks against giving them the job. */
export function useNeverAgain<B extends { readonly id: string }>(bookings: readonly B[]): readonly B[] {
  const { customers } = useBackend()
  const ids = bookings.map(({ id }) => id)
  const { data = nobody } = useQuery({
    queryKey: ['customers', 'cleaners', ids],
    queryFn: () => customers.neverAgain(ids),
    enabled: ids.length > 0,
  })
  return useMemo(
    () =>
      bookings.map((booking) => {
        const neverAgain = data[booking.id]
        return neverAgain === undefined ? booking : { ...booking, neverAgain }
      }),
    [bookings, data],
  )
}
