import type { OwnBookingFailure, OwnBookingPage } from '@dustforce/supabase/own-booking'
import { ErrorState } from '@dustforce/ui/error-state'
import { Skeleton } from '@dustforce/ui/skeleton'
import { CircleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { OutcomeCard } from '../../patterns/outcome-card.tsx'
import type { MessageFormProps } from './message-form.tsx'
import type { NewLinkFormProps } from './new-link-form.tsx'
import type { OwnChangeProps } from './own-change.tsx'

/** Loads the code that shows a booking: a page whose link opens none does without. */
export function loadBookingView() {
  return import('./loaded-booking.tsx')
}

const NewLinkForm = lazy(() => import('./new-link-form.tsx'))
const LoadedBooking = lazy(async () => ({ default: (await loadBookingView()).LoadedBooking }))

export interface OwnBookingViewProps {
  readonly page: OwnBookingPage | OwnBookingFailure | 'loading'
  readonly feedUrl: string | null
  readonly onRetry: () => void
  /** Settles when the booking form is on its way. */
  readonly onBookAgain: () => Promise<void>
  readonly onPrint: () => void
  readonly onSaveFile: (file: string) => void
  readonly onSend: MessageFormProps['onSend']
  readonly onAskForLink: NewLinkFormProps['onAsk']
  /** How what can be changed is changed; without it nothing can. */
  readonly changes?: Omit<OwnChangeProps, 'page'>
}

/** The customer's page of a booking, in each of its states. */
export function OwnBookingView(props: OwnBookingViewProps) {
  const { page } = props
  if (page === 'missing')
    return (
      <div className="min-h-dvh">
        <OutcomeCard title="This link opens no booking" Icon={CircleAlert} tone="info">
          <p className="text-muted">
            It may have expired or been replaced by a newer one. The link in our latest letter works; or let
            us send you a new one.
          </p>
          <Suspense fallback={<Skeleton className="h-36 w-full" />}>
            <NewLinkForm onAsk={props.onAskForLink} />
          </Suspense>
        </OutcomeCard>
      </div>
    )
  return (
    // What follows the page stays below the window's edge, so that nothing moves when the booking is there.
    <div className="mx-auto grid min-h-dvh max-w-6xl content-start gap-6 px-4 py-10 sm:px-6 md:py-14">
      <h1 className="text-heading">Your booking</h1>
      {page === 'loading' ? (
        <Loading />
      ) : typeof page === 'string' ? (
        <ErrorState
          title={
            page === 'rate-limited' ? 'That was a little too fast.' : 'Your booking could not be loaded.'
          }
          hint={
            page === 'rate-limited'
              ? 'Please wait a minute, then try again.'
              : 'Please check your connection and try again. Nothing about your booking has changed.'
          }
          onRetry={props.onRetry}
        />
      ) : (
        <Suspense fallback={<Loading />}>
          <LoadedBooking {...props} page={page} />
        </Suspense>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div className="grid gap-6" role="status">
      <span className="sr-only">Loading your booking...</span>
      <Skeleton className="h-64" />
      <Skeleton className="h-80" />
    </div>
  )
}
