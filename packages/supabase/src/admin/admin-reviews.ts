import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import { type ReviewDecision, reviewDecisions } from '@dustforce/office/booking'
import { instantColumn } from '@dustforce/office/stored'
import { type AdminClient, type Row, textAt } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'
import { pageOf, placeOf } from './cursor.ts'

/** The review of a visit by a customer, as the office sees it. */
export interface AdminReview {
  readonly bookingId: string
  readonly customerName: string
  readonly date: BusinessDate | null
  readonly serviceType: string
  readonly cleaner: string | null
  /** From 1 to 5. */
  readonly rating: number
  readonly text: string
  /** The customer agreed that it may be shown, under this name and area. */
  readonly mayShow: boolean
  readonly shownName: string
  readonly shownArea: string
  readonly decision: ReviewDecision
  readonly decidedBy: string | null
  /** Epoch milliseconds. */
  readonly decidedAt: number | null
  /** Epoch milliseconds. */
  readonly at: number
  readonly version: number
}

export interface ReviewPage {
  readonly rows: readonly AdminReview[]
  /** The start of the next page; null when this one is the last. */
  readonly next: string | null
}

const reviewsAPage = 50

/** Reviews, and what the office decides about them. */
export function adminReviews({ rpc }: AdminClient) {
  return {
    /** The newest first, fifty a page; of one decision, or of each for null. */
    reviews: async (decision: ReviewDecision | null, after: string | null): Promise<ReviewPage> => {
      const request = { decision, after: placeOf(after), batch: reviewsAPage }
      return pageOf(await rpc('admin_reviews', request), readReview)
    },
    /** Shows a review among the testimonials, or hides it; refused when its customer has changed it meanwhile. */
    decideReview: async (
      { bookingId, version }: Pick<AdminReview, 'bookingId' | 'version'>,
      decision: ReviewDecision,
    ): Promise<void> => {
      const isDone = await rpc('admin_decide_review', { booking_id: bookingId, decision, version })
      if (!isDone) throw new AdminFailure('conflict', 'This review has changed in the meantime.')
    },
  }
}

function readReview(row: Row): AdminReview {
  return {
    bookingId: String(row.booking_id),
    customerName: textAt(row, 'customer_name') ?? '',
    date: isBusinessDate(row.booking_date) ? row.booking_date : null,
    serviceType: textAt(row, 'service_type') ?? '',
    cleaner: textAt(row, 'assigned_cleaner_name'),
    rating: Number(row.rating),
    text: textAt(row, 'comment') ?? '',
    mayShow: row.may_show === true,
    shownName: textAt(row, 'shown_name') ?? '',
    shownArea: textAt(row, 'shown_area') ?? '',
    decision: reviewDecisions.find((one) => one === row.decision) ?? 'new',
    decidedBy: textAt(row, 'decided_by'),
    decidedAt: instantColumn(row.decided_at),
    at: instantColumn(row.created_at) ?? 0,
    version: Number(row.version),
  }
}
