import type { Cents } from '@dustforce/core/money'
import { type BookingStatus, displayStatus, normalize, type StatusFacts } from '../booking/status.ts'
import type { StoredAmounts } from '../booking/tax-split.ts'
import { assignCleaner, type CleanerAssignment, hasChosenPay, type PayRules } from './admin-changes.ts'

/** An act on many bookings at once; cancelling is not among them, because each cancellation decides about money. */
export type BulkAct =
  | { readonly kind: 'status'; readonly status: 'pending' | 'confirmed' | 'completed' }
  | {
      readonly kind: 'assign'
      readonly cleaner: { readonly id: string; readonly fullName: string; readonly phone: string | null }
    }

/** Why a booking is left as it is. */
export type BulkSkip = 'canceled' | 'completed' | 'already'

/** The changes that an act on many bookings writes to some of them, and why it leaves the others. */
export interface BulkPlan<B> {
  readonly changes: readonly {
    readonly booking: B
    readonly patch: CleanerAssignment | { readonly bookingStatus: BookingStatus }
  }[]
  readonly skipped: readonly { readonly booking: B; readonly why: BulkSkip }[]
}

interface BulkFacts extends StatusFacts, StoredAmounts {
  readonly contractorId: string | null
  readonly contractorPayCents: Cents | null
}

/**
 * Plans what an act writes to each of many bookings: a canceled booking comes back only by itself, a completed one keeps its cleaner, and pay that
 * was set by hand is kept.
 *
 * @example
 * bulkPlan([{ ...booking, bookingStatus: 'canceled' }], { kind: 'status', status: 'confirmed' }, rules).skipped[0]?.why // => 'canceled'
 */
export function bulkPlan<B extends BulkFacts>(
  bookings: readonly B[],
  act: BulkAct,
  rules: PayRules,
): BulkPlan<B> {
  const skipOf = (booking: B): BulkSkip | null => {
    const status = displayStatus(booking)
    if (status === 'canceled') return 'canceled'
    if (act.kind === 'status') return status === act.status ? 'already' : null
    if (status === 'completed') return 'completed'
    return booking.contractorId === act.cleaner.id && normalize(booking.bookingStatus) === 'assigned'
      ? 'already'
      : null
  }
  const judged = bookings.map((booking) => ({ booking, why: skipOf(booking) }))
  return {
    changes: judged
      .filter(({ why }) => why === null)
      .map(({ booking }) => ({
        booking,
        patch:
          act.kind === 'assign'
            ? assignCleaner(booking, act.cleaner, rules, hasChosenPay(booking, rules) ? 'keep' : 'suggested')
            : { bookingStatus: act.status },
      })),
    skipped: judged.flatMap(({ booking, why }) => (why === null ? [] : [{ booking, why }])),
  }
}

const skipWords: Record<BulkSkip, string> = {
  canceled: 'canceled',
  completed: 'completed',
  already: 'already so',
}

/**
 * A plan in words, before it is carried out.
 *
 * @example
 * bulkPlanText({ changes: [], skipped: [{ booking, why: 'canceled' }] }, 'assign') // => 'assign 0, skip 1 (canceled)'
 */
export function bulkPlanText(
  plan: {
    readonly changes: readonly unknown[]
    readonly skipped: readonly { readonly why: BulkSkip }[]
  },
  verb: string,
): string {
  const whys = [...new Set(plan.skipped.map(({ why }) => skipWords[why]))].join(', ')
  const skip = plan.skipped.length === 0 ? '' : `, skip ${plan.skipped.length} (${whys})`
  return `${verb} ${plan.changes.length}${skip}`
}
