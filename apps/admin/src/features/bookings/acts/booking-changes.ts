import type { AdminBackend, Booking, BookingPatch, MoveOrder, Removal } from '@dustforce/supabase/admin'
import { newId } from '@dustforce/supabase/new-id'
import type { QueryClient } from '@tanstack/react-query'
import { isConflict } from '../../../app/failure.ts'
import { pageKey, putBooking, takeBooking } from '../list/booking-cache.ts'
import type { CancelDecision } from './cancel-decision.ts'

/** The first word of the keys of what can be changed about a booking, and what it comes to. */
export const editOfferKey = 'edit-offer'

/** Changes bookings so that the screen shows it at once, and shows the old state again when the backend refuses. */
export interface BookingChanges {
  /** Changes a booking as it was seen; fails with the backend's failure after undoing what was shown. */
  readonly change: (seen: Booking, patch: BookingPatch) => Promise<Booking>
  /** Cancels a booking as it was decided, and asks for its refund. */
  readonly cancel: (seen: Booking, decision: CancelDecision) => Promise<void>
  /** Moves a booking to another day or time, with its letters. */
  readonly move: (seen: Booking, move: Omit<MoveOrder, 'actId'>) => Promise<void>
  /** Changes a booking by a call of its own, once the booking's other changes are done. */
  readonly byCall: <T>(seen: Booking, call: () => Promise<T>) => Promise<T>
  /** Deletes a booking; one that was only canceled is shown again. */
  readonly remove: (seen: Booking) => Promise<Removal>
}

export function createBookingChanges(backend: AdminBackend['bookings'], client: QueryClient): BookingChanges {
  // Our own writes raise the version too: unless it is remembered, two quick changes collide with each other.
  const written = new Map<string, number>()
  /** The last turn of each booking that was changed; the next one waits for it. */
  const queues = new Map<string, Promise<unknown>>()

  const inTurn = <T>(id: string, action: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(id) ?? Promise.resolve()).then(action, action)
    queues.set(id, turn)
    return turn
  }
  const refresh = () => {
    client.invalidateQueries({ queryKey: ['bookings'] })
    client.invalidateQueries({ queryKey: ['dashboard'] })
    client.invalidateQueries({ queryKey: ['payments'] })
    client.invalidateQueries({ queryKey: ['needs'] })
    client.invalidateQueries({ queryKey: [editOfferKey] })
  }

  return {
    change: async (seen, patch) => {
      await client.cancelQueries({ queryKey: pageKey })
      putBooking(client, { ...seen, ...patch })
      try {
        const saved = await inTurn(seen.id, async () => {
          const version = Math.max(seen.version, written.get(seen.id) ?? 0)
          const updated = await backend.update(seen.id, patch, version)
          // Within the turn: the next one starts before this call goes on.
          written.set(updated.id, updated.version)
          return updated
        })
        putBooking(client, saved)
        return saved
      } catch (failure) {
        putBooking(client, seen)
        // The booking as others changed it meanwhile is the truth to go on from.
        if (isConflict(failure)) written.delete(seen.id)
        throw failure
      } finally {
        refresh()
      }
    },
    cancel: async (seen, { offer, refundCents, reason, missedBy, tell }) => {
      await client.cancelQueries({ queryKey: pageKey })
      const isOffered = refundCents === offer.refundCents
      try {
        await inTurn(seen.id, () =>
          backend.cancel(seen.id, {
            actId: newId(),
            shownRefundCents: offer.refundCents,
            ...(offer.when !== undefined && { shownWhen: offer.when }),
            ...(missedBy !== null && { missedBy }),
            tell,
            ...(reason !== '' && { reason }),
            ...(!isOffered && { refundCents }),
          }),
        )
        putBooking(client, { ...seen, bookingStatus: 'canceled', refundDue: refundCents > 0 })
        // The server wrote it: only what is read now has the version that the next change must name.
        await client.invalidateQueries({ queryKey: ['bookings'] })
      } finally {
        refresh()
      }
    },
    move: async (seen, move) => {
      try {
        await inTurn(seen.id, () => backend.move(seen.id, { actId: newId(), ...move }))
        await client.invalidateQueries({ queryKey: ['bookings'] })
      } finally {
        written.delete(seen.id)
        refresh()
      }
    },
    byCall: async (seen, call) => {
      try {
        return await inTurn(seen.id, call)
      } finally {
        // The server wrote it: only what is read now has the version that the next change must name.
        written.delete(seen.id)
        refresh()
      }
    },
    remove: async (seen) => {
      await client.cancelQueries({ queryKey: pageKey })
      const putBack = takeBooking(client, seen.id)
      try {
        const removal = await inTurn(seen.id, () => backend.remove(seen.id))
        if (removal !== 'deleted') {
          putBack()
          putBooking(client, { ...seen, bookingStatus: 'canceled' })
          // The server wrote it: only what is read now has the version that the next change must name.
          await client.invalidateQueries({ queryKey: ['bookings'] })
        }
        return removal
      } catch (failure) {
        putBack()
        throw failure
      } finally {
        refresh()
      }
    },
  }
}
