import { formatDate, formatInstant } from '@dustforce/core/schedule'
import { canShowReview, type ReviewDecision, serviceName } from '@dustforce/office/booking'
import type { CompanyPolicy, CompanyPriceBook } from '@dustforce/office/company'
import type { AdminReview } from '@dustforce/supabase/admin'
import { Card } from '@dustforce/ui/card'
import { useBusiness } from '@dustforce/ui/use-business'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActButton } from '../../kit/act-button.tsx'
import { RowWindow } from '../../kit/row-window.tsx'

export interface ReviewListProps {
  readonly reviews: readonly AdminReview[]
  /** Whether there are more than these. */
  readonly hasMore?: boolean | undefined
  /** The booking whose review is being decided on. */
  readonly busy: string | null
  readonly onDecide: (review: AdminReview, decision: ReviewDecision) => void
  /** Renders a link to the page of the customer of a booking. */
  readonly link: (bookingId: string, content: ReactNode) => ReactNode
}

export const decisionText: Readonly<Record<ReviewDecision, string>> = {
  new: 'Not decided',
  shown: 'On the website',
  hidden: 'Hidden',
}

/** Lists what customers say, with what the office decides about it. */
export function ReviewList({ reviews, hasMore, busy, onDecide, link }: ReviewListProps) {
  const { policy, priceBook } = useBusiness()
  return (
    <Card pad="none">
      <ul aria-label="Reviews">
        <RowWindow
          as="li"
          rows={reviews}
          keyOf={({ bookingId }) => bookingId}
          hasMore={hasMore}
          look="grid gap-2 border-b border-line px-4 py-3 last:border-b-0"
        >
          {(review) => (
            <>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Rating rating={review.rating} />
                <span className="font-semibold">{link(review.bookingId, review.customerName)}</span>
                <span className="text-sm text-muted">{visitText(review, priceBook)}</span>
              </p>
              {review.text === '' ? (
                <p className="text-sm text-muted">No words.</p>
              ) : (
                <p dir="auto" className="max-w-prose whitespace-pre-wrap wrap-anywhere">
                  {review.text}
                </p>
              )}
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
                <span>{stateText(review, policy)}</span>
                <span className="flex flex-wrap gap-2 print:hidden md:ml-auto">
                  {canShowReview(review) && review.decision !== 'shown' ? (
                    <ActButton
                      busy={busy === review.bookingId}
                      busyLabel="Saving..."
                      onClick={() => onDecide(review, 'shown')}
                    >
                      Show on the website
                    </ActButton>
                  ) : null}
                  {review.decision === 'hidden' ? null : (
                    <ActButton
                      busy={busy === review.bookingId}
                      busyLabel="Saving..."
                      onClick={() => onDecide(review, 'hidden')}
                    >
                      Hide
                    </ActButton>
                  )}
                </span>
              </div>
            </>
          )}
        </RowWindow>
      </ul>
    </Card>
  )
}

function Rating({ rating }: { readonly rating: number }) {
  return (
    <span className="flex items-center gap-1 font-semibold tabular-nums">
      <Star aria-hidden="true" className="size-4 fill-current text-brand" />
      {rating}
      <span className="sr-only"> of 5</span>
    </span>
  )
}

function visitText({ serviceType, date, cleaner }: AdminReview, priceBook: CompanyPriceBook): string {
  const parts = [serviceName(serviceType, priceBook), date === null ? null : formatDate(date), cleaner]
  return parts.filter((part) => part !== null && part !== '').join(' · ')
}

function stateText(
  { decision, decidedBy, decidedAt, mayShow, shownName, shownArea }: AdminReview,
  policy: CompanyPolicy,
): string {
  const consent = mayShow
    ? `May be shown as “${shownArea === '' ? shownName : `${shownName}, ${shownArea}`}”`
    : 'Must not be shown'
  if (decidedAt === null) return `${decisionText[decision]}. ${consent}.`
  return `${decisionText[decision]}: ${decidedBy ?? ''}, ${formatInstant(decidedAt, policy.zone)}. ${consent}.`
}
