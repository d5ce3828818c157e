import { checkPay } from '@dustforce/core/contractor'
import type { AdminBackend } from '@dustforce/supabase/admin'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import type { BookingActions } from './booking-actions.ts'

/** The actions, whose code is loaded with the first that is taken: the list is shown without it. */
function actionsLater(backend: AdminBackend, client: QueryClient): BookingActions {
  let loading: Promise<BookingActions> | null = null
  const load = () => {
    loading ??= Promise.all([import('./booking-actions.ts'), import('./booking-changes.ts')]).then(
      ([{ createBookingActions }, { createBookingChanges }]) =>
        createBookingActions(backend, createBookingChanges(backend.bookings, client)),
    )
    return loading
  }
  return {
    assign: async (...args) => (await load()).assign(...args),
    unassign: async (...args) => (await load()).unassign(...args),
    setStatus: async (...args) => (await load()).setStatus(...args),
    edit: async (...args) => (await load()).edit(...args),
    move: async (...args) => (await load()).move(...args),
    change: async (...args) => (await load()).change(...args),
    dropChange: async (...args) => (await load()).dropChange(...args),
    revive: async (...args) => (await load()).revive(...args),
    askOwed: async (...args) => (await load()).askOwed(...args),
    cancel: async (...args) => (await load()).cancel(...args),
    setStarted: async (...args) => (await load()).setStarted(...args),
    settle: async (...args) => (await load()).settle(...args),
    remove: async (...args) => (await load()).remove(...args),
    setPay: (booking, text) => {
      load().then((actions) => actions.setPay(booking, text))
      return checkPay(text).ok
    },
    emailContractor: async (...args) => (await load()).emailContractor(...args),
    emailCustomer: async (...args) => (await load()).emailCustomer(...args),
    tellOnTheWay: async (...args) => (await load()).tellOnTheWay(...args),
    copySms: async (...args) => (await load()).copySms(...args),
  }
}

/** The actions on bookings, the same ones for as long as the page is shown. */
export function useBookingActions(): BookingActions {
  const backend = useBackend()
  const client = useQueryClient()
  return useMemo(() => actionsLater(backend, client), [backend, client])
}
