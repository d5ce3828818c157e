import type { Cents } from '@dustforce/core/money'
import type { MissedBy } from '@dustforce/office/booking'
import type { CancelOffer } from '@dustforce/supabase/admin'

/** The decision of an administrator to cancel a booking. */
export interface CancelDecision {
  /** The offer that was shown. */
  readonly offer: CancelOffer
  readonly refundCents: Cents
  /** Why another amount goes back; empty when it is the offered one. */
  readonly reason: string
  /** By whom the visit is missed; null where that is not said. */
  readonly missedBy: MissedBy | null
  readonly tell: { readonly customer: boolean; readonly cleaner: boolean }
}
