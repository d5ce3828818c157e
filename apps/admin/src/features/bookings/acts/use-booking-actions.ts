import { checkPay } from '@dustforce/core/pay'
import type { Business } from '@dustforce/office/company'
import type { AdminBackend } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { toast } from '../../../app/toasts.tsx'
import type { BookingActions } from './booking-actions.ts'

/** The actions, whose code is loaded with the first that is taken: the list is shown without it. */
function actionsLater(backend: AdminBackend, client: QueryClient, business: Business): BookingActions {
  let loading: Promise<BookingActions | null> | undefined
  /** Null, with a notice, when the code did not arrive; the next action asks for it again. */
  const load = () => {
    loading ??= Promise.all([import('./booking-actions.ts'), import('./booking-changes.ts')]).then(
      ([{ createBookingActions }, { createBookingChanges }]) =>
        createBookingActions({ backend, changes: createBookingChanges(backend.bookings, client) }, business),
      () => {
        loading = undefined
        toast.error('Nothing was done', 'Part of this page could not be loaded.')
        return null
      },
    )
    return loading
  }
  const take =
    (name: string | symbol) =>
    async (...given: readonly unknown[]) => {
      const actions = await load()
      // An action whose code did not arrive was not done.
      return actions !== null && Reflect.apply(Reflect.get(actions, name), undefined, given)
    }
  const pay = take('setPay')
  const setPay: BookingActions['setPay'] = (booking, text) => {
    void pay(booking, text)
    return checkPay(text).ok
  }
  // The same function each time: rows that were handed one are not drawn again.
  const taken = new Map<string | symbol, unknown>([['setPay', setPay]])
  return new Proxy<BookingActions>(Object.create(null), {
    get: (_, name) => {
      if (!taken.has(name)) taken.set(name, take(name))
      return taken.get(name)
    },
  })
}

/** The actions on bookings, the same ones for as long as the page is shown. */
export function useBookingActions(): BookingActions {
  const backend = useBackend()
  const client = useQueryClient()
  const business = useBusiness()
  return useMemo(() => actionsLater(backend, client, business), [backend, client, business])
}
