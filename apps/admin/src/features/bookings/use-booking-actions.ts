import { checkPay } from '@dustforce/core/pay'
import type { AdminBackend } from '@dustforce/supabase/admin'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { warn } from '../../app/toasts.tsx'
import type { BookingActions } from './booking-actions.ts'

/** The actions, whose code is loaded with the first that is taken: the list is shown without it. */
function actionsLater(backend: AdminBackend, client: QueryClient): BookingActions {
  let loading: Promise<BookingActions | null> | undefined
  /** Null, with a notice, when the code did not arrive; the next action asks for it again. */
  const load = () => {
    loading ??= Promise.all([import('./booking-actions.ts'), import('./booking-changes.ts')]).then(
      ([{ createBookingActions }, { createBookingChanges }]) =>
        createBookingActions(backend, createBookingChanges(backend.bookings, client)),
      () => {
        loading = undefined
        warn('Nothing was done', 'A part of this page did not arrive.')
        return null
      },
    )
    return loading
  }
  const act = async (action: (actions: BookingActions) => Promise<boolean>) => {
    const actions = await load()
    return actions !== null && action(actions)
  }
  return {
    assign: (...args) => act(({ assign }) => assign(...args)),
    unassign: (...args) => act(({ unassign }) => unassign(...args)),
    setStatus: (...args) => act(({ setStatus }) => setStatus(...args)),
    edit: (...args) => act(({ edit }) => edit(...args)),
    move: (...args) => act(({ move }) => move(...args)),
    change: (...args) => act(({ change }) => change(...args)),
    dropChange: (...args) => act(({ dropChange }) => dropChange(...args)),
    revive: (...args) => act(({ revive }) => revive(...args)),
    askOwed: (...args) => act(({ askOwed }) => askOwed(...args)),
    cancel: (...args) => act(({ cancel }) => cancel(...args)),
    setStarted: (...args) => act(({ setStarted }) => setStarted(...args)),
    settle: (...args) => act(({ settle }) => settle(...args)),
    remove: (...args) => act(({ remove }) => remove(...args)),
    setPay: (booking, text) => {
      void act(async ({ setPay }) => setPay(booking, text))
      return checkPay(text).ok
    },
    emailContractor: (...args) => act(({ emailContractor }) => emailContractor(...args)),
    emailCustomer: (...args) => act(({ emailCustomer }) => emailCustomer(...args)),
    tellOnTheWay: (...args) => act(({ tellOnTheWay }) => tellOnTheWay(...args)),
    copySms: async (...args) => (await load())?.copySms(...args),
  }
}

/** The actions on bookings, the same ones for as long as the page is shown. */
export function useBookingActions(): BookingActions {
  const backend = useBackend()
  const client = useQueryClient()
  return useMemo(() => actionsLater(backend, client), [backend, client])
}
