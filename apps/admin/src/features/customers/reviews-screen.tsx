import { type ReviewDecision, reviewDecisions } from '@dustforce/office/booking'
import type { AdminReview } from '@dustforce/supabase/admin'
import { EmptyState } from '@dustforce/ui/empty-state'
import { ErrorState } from '@dustforce/ui/error-state'
import { Select } from '@dustforce/ui/select'
import { Skeleton } from '@dustforce/ui/skeleton'
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { say, warnOf } from '../../app/toasts.tsx'
import { customerPath } from '../../patterns/customer-path.ts'
import { ExportList } from '../../patterns/export-list.tsx'
import { PageTitle } from '../../patterns/page-title.tsx'
import { ShowMore } from '../../patterns/show-more.tsx'
import { ReviewList } from './review-list.tsx'
import { reviewCsvColumns } from './reviews-csv.ts'

const filters: Readonly<Record<ReviewDecision | 'all', string>> = {
  all: 'All',
  new: 'Not decided',
  shown: 'On the website',
  hidden: 'Hidden',
}

/** What customers say of their visits; the office chooses what the website shows. */
export default function ReviewsScreen() {
  const { customers } = useBackend()
  const client = useQueryClient()
  const [params, setParams] = useSearchParams()
  const decision = reviewDecisions.find((one) => one === params.get('reviews')) ?? null
  const list = useInfiniteQuery({
    queryKey: ['customers', 'reviews', decision],
    queryFn: ({ pageParam }) => customers.reviews(decision, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
  const decide = useMutation({
    mutationFn: ({ review, chosen }: { review: AdminReview; chosen: ReviewDecision }) =>
      customers.decideReview(review, chosen),
    onSuccess: (_, { chosen }) =>
      say(chosen === 'shown' ? 'The review stands on the website' : 'The review is hidden'),
    onError: (failure) => warnOf('Failed to decide on the review', failure),
    onSettled: () => client.invalidateQueries({ queryKey: ['customers', 'reviews'] }),
  })
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <>
      <Link
        to="/dashboard/customers"
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 print:hidden"
      >
        All customers
      </Link>
      <PageTitle
        title="Reviews"
        aside={
          <ExportList
            what="reviews"
            columns={reviewCsvColumns}
            read={(after) => customers.reviews(decision, after)}
          />
        }
      />
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
      {list.isPending ? (
        <div role="status">
          <span className="sr-only">Loading reviews...</span>
          <Skeleton className="h-40" />
        </div>
      ) : list.isError && list.data === undefined ? (
        <ErrorState
          title={`Error loading reviews: ${messageOf(list.error)}`}
          onRetry={() => list.refetch()}
        />
      ) : rows.length === 0 ? (
        <EmptyState title="No reviews found." />
      ) : (
        <>
          <ReviewList
            reviews={rows}
            busy={decide.isPending ? decide.variables.review.bookingId : null}
            onDecide={(review, chosen) => decide.mutate({ review, chosen })}
            link={(id, content) => (
              <Link to={customerPath(id)} className="underline underline-offset-4">
                {content}
              </Link>
            )}
          />
          <ShowMore list={list} />
        </>
      )}
    </>
  )
}
