import type { CompanyPriceBook } from '@dustforce/office/company'
import type { BulkPlan } from '@dustforce/office/hub'
import type { AdminBackend, Booking, ResultOfMany } from '@dustforce/supabase/admin'
import { sendCleaner, sendJob } from '../../../patterns/send-job.ts'
import { beforeAssignment, type Letters } from '../acts/assigning.ts'

/** A booking that was assigned among many, and what became of its letters. */
export interface AssignedOne {
  /** As it was. */
  readonly booking: Booking
  /** The version that assigning made. */
  readonly version: number
  /** The letters that can still be taken back. */
  readonly held: readonly string[]
  /** Why letters are not on their way. */
  readonly problems: readonly string[]
}

/** The number of bookings whose letters are sent at a time: the ten seconds of each group begin when its letters are sent. */
const atOnce = 6

/** Sends the letters of those bookings that were assigned, each once and made of the booking as its preview was; all wait ten seconds. */
export function sendAssignments(
  backend: AdminBackend,
  changes: BulkPlan<Booking>['changes'],
  results: readonly ResultOfMany[],
  { toCleaner, toCustomer, notes }: Letters,
  priceBook: CompanyPriceBook,
): Promise<readonly AssignedOne[]> {
  const assigned = results.flatMap(({ id, outcome, version }) => {
    const change = changes.find(({ booking }) => booking.id === id)
    return outcome === 'done' && version !== undefined && change !== undefined ? [{ ...change, version }] : []
  })
  return inGroups(assigned, async ({ booking, patch, version }) => {
    const planned = { ...booking, ...patch }
    const sent = await Promise.all([
      toCleaner ? sendJob(backend, planned, notes.trim(), 'held', priceBook) : null,
      toCustomer ? sendCleaner(backend, planned, 'held', priceBook) : null,
    ])
    return {
      booking,
      version,
      held: sent.flatMap((letter) => letter?.heldId ?? []),
      problems: sent.flatMap((letter) => letter?.problem ?? []),
    }
  })
}

/** Takes assignments back with their letters, each booking by itself: one whose letter has gone, or that somebody changed since, stays. */
export function revertAssignments(
  { many }: Pick<AdminBackend, 'many'>,
  assigned: readonly AssignedOne[],
): Promise<readonly ResultOfMany[]> {
  return inGroups(assigned, async ({ booking, version, held }) => ({
    ...(await many.revert({ id: booking.id, version }, beforeAssignment(booking), held)),
    customerName: booking.customerName,
  }))
}

async function inGroups<One, Result>(
  all: readonly One[],
  run: (one: One) => Promise<Result>,
): Promise<readonly Result[]> {
  const done: Result[] = []
  for (let at = 0; at < all.length; at += atOnce) {
    done.push(...(await Promise.all(all.slice(at, at + atOnce).map(run))))
  }
  return done
}
