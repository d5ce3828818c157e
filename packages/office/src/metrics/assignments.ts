import { type BusinessPolicy, businessDateOf, weekOf } from '@dustforce/core/schedule'
import { displayStatus } from '../booking/status.ts'
import { initials } from '../contractor/card.ts'
import { type BookingFacts, isWithin } from './facts.ts'

/** The number of jobs of the week that a cleaner has; null for jobs without one. */
export interface Assignment {
  readonly cleaner: string | null
  /** The cleaner's name, or 'Unassigned'. */
  readonly label: string
  readonly initials: string
  readonly count: number
}

/**
 * The current week's jobs by cleaner, most first, those without a cleaner last; canceled ones are left out. A cleaner who was renamed
 * goes by the name of the latest job.
 *
 * @param now epoch milliseconds
 * @example
 * assignmentsThisWeek([], 0, gtaPolicy) // => []
 */
export function assignmentsThisWeek(
  bookings: readonly BookingFacts[],
  now: number,
  policy: Pick<BusinessPolicy, 'zone' | 'weekStart'>,
): Assignment[] {
  const week = weekOf(businessDateOf(now, policy.zone), policy.weekStart)
  const counts = new Map<string, { cleaner: string | null; count: number; named: string }>()
  for (const booking of bookings) {
    const { bookingDate: date } = booking
    if (date === null || !isWithin(date, week) || displayStatus(booking) === 'canceled') continue
    const name = booking.assignedCleanerName?.trim() || null
    const key = booking.contractorId ?? name ?? ''
    const known = counts.get(key) ?? { cleaner: name, count: 0, named: date }
    const newer = date >= known.named ? { cleaner: name, named: date } : known
    counts.set(key, { cleaner: newer.cleaner, named: newer.named, count: known.count + 1 })
  }
  return assignmentsOf([...counts.values()].map(({ cleaner, count }) => ({ cleaner, count })))
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
