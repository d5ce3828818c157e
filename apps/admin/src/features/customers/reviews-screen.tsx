import { type ReviewDecision, reviewDecisions } from '@dustforce/office/booking'
import type { AdminReview } from '@dustforce/supabase/admin'
import { Select } from '@dustforce/ui/select'
import { useBusiness } from '@dustforce/ui/use-business'
import { Link, useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { linkTo } from '../../kit/link-to.tsx'
import { ListPage } from '../../kit/list-page.tsx'
import { useChange } from '../../kit/use-change.ts'
import { usePages } from '../../kit/use-pages.ts'
import { customerPath } from '../../patterns/customer-path.ts'
import { ReviewList } from './review-list.tsx'
import { reviewCsvColumns } from './reviews-csv.ts'

const filters: Readonly<Record<ReviewDecision | 'all', string>> = {
  all: 'All',
  new: 'Not decided',
  shown: 'On the website',
  hidden: 'Hidden',
}

/** The screen with what customers say of their visits; the office chooses what the website shows. */
export default function ReviewsScreen() {
  const business = useBusiness()
  const { customers } = useBackend()
  const [params, setParams] = useSearchParams()
  const decision = reviewDecisions.find((one) => one === params.get('reviews')) ?? null
  const read = (after: string | null) => customers.reviews(decision, after)
  const list = usePages(['customers', 'reviews', decision], read, 'bookingId')
  const decide = useChange(
    ({ review, chosen }: { review: AdminReview; chosen: ReviewDecision }) =>
      customers.decideReview(review, chosen),
    {
      done: ({ chosen }) =>
        chosen === 'shown' ? 'The review stands on the website' : 'The review is hidden',
      failed: 'Failed to decide on the review',
      reads: [['customers', 'reviews']],
    },
  )
  return (
    <>
      <Link
        to="/dashboard/customers"
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 print:hidden"
      >
        All customers
      </Link>
      <ListPage
        title="Reviews"
        what="reviews"
        csv={{ columns: reviewCsvColumns(business), read }}
        filters={
          <search className="flex pb-4 print:hidden">
            <Select
              label="Show"
              value={decision ?? 'all'}
              onChange={(event) =>
                setParams({ reviews: event.target.value }, { replace: true, preventScrollReset: true })
              }
              options={Object.entries(filters).map(([value, text]) => ({ value, label: text }))}
            />
          </search>
        }
        list={list}
        failed="Error loading reviews"
        loading="h-40"
        none="No reviews found."
      >
        {(rows) => (
          <ReviewList
            reviews={rows}
            hasMore={list.hasNextPage}
            busy={decide.value?.review.bookingId ?? null}
            onDecide={(review, chosen) => decide.run({ review, chosen })}
            link={linkTo(customerPath)}
          />
        )}
      </ListPage>
    </>
  )
}
