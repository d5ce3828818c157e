import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { type BookingActions, createBookingActions } from './booking-actions.ts'
import { createBookingChanges } from './booking-changes.ts'

/** The actions on bookings, the same ones for as long as the page is shown. */
export function useBookingActions(): BookingActions {
  const backend = useBackend()
  const client = useQueryClient()
  return useMemo(
    () => createBookingActions(backend, createBookingChanges(backend.bookings, client)),
    [backend, client],
  )
}
