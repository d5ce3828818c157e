import { displayStatus } from '../booking/status.ts'
import { initials } from '../contractor/card.ts'
import { type BusinessPolicy, businessDateOf, gtaPolicy, weekOf } from '../schedule/index.ts'
import { type BookingFacts, isWithin } from './facts.ts'

/** How many jobs of the week a cleaner has; null for jobs without one. */
export interface Assignment {
  readonly cleaner: string | null
  /** The cleaner's name, or 'Unassigned'. */
  readonly label: string
  readonly initials: string
  readonly count: number
}

/**
 * The current week's jobs by cleaner, most first, those without a cleaner last; canceled ones are left out.
 *
 * @param now epoch milliseconds
 * @example
 * assignmentsThisWeek([], 0) // => []
 */
export function assignmentsThisWeek(
  bookings: readonly BookingFacts[],
  now: number,
  policy: Pick<BusinessPolicy, 'zone' | 'weekStart'> = gtaPolicy,
): Assignment[] {
  const week = weekOf(businessDateOf(now, policy.zone), policy.weekStart)
  const counts = new Map<string, number>()
  for (const booking of bookings) {
    if (!isWithin(booking.bookingDate, week) || displayStatus(booking) === 'canceled') continue
    const cleaner = booking.assignedCleanerName?.trim() ?? ''
    counts.set(cleaner, (counts.get(cleaner) ?? 0) + 1)
  }
  return assignmentsOf([...counts].map(([name, count]) => ({ cleaner: name === '' ? null : name, count })))
}

/**
 * Counted jobs as a list to show: with names and initials, most first, those without a cleaner last.
 *
 * @example
 * assignmentsOf([{ cleaner: null, count: 2 }])[0]?.label // => 'Unassigned'
 */
export function assignmentsOf(
  counts: readonly { readonly cleaner: string | null; readonly count: number }[],
): Assignment[] {
  return counts
    .map(({ cleaner, count }) => {
      const label = cleaner ?? 'Unassigned'
      return { cleaner, label, initials: initials(label), count }
    })
    .toSorted(byCount)
}

function byCount(a: Assignment, b: Assignment): number {
  if ((a.cleaner === null) !== (b.cleaner === null)) return a.cleaner === null ? 1 : -1
  return b.count - a.count || a.label.localeCompare(b.label, 'en')
}
