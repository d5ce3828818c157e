import type { OwnBookingPage } from '@dustforce/office/booking'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Skeleton } from '@dustforce/ui/skeleton'
import type { ReactNode } from 'react'
import * as words from './link-words.en.ts'
import { type Linked, LinkedPage } from './linked-page.tsx'
import type { NewLinkFormProps } from './new-link-form.tsx'

/** The place of a booking until it is there. */
export const bookingOnItsWay = (
  <div className="grid gap-6">
    <span className="sr-only">{words.loadingBooking}</span>
    <Skeleton className="h-64" />
    <Skeleton className="h-80" />
  </div>
)

const NewLinkForm = lazyPart(() => import('./new-link-form.tsx'), <Skeleton className="h-36 w-full" />)
interface OwnBookingViewProps {
  readonly page: Linked<OwnBookingPage>
  readonly onRetry: () => void
  readonly onAskForLink: NewLinkFormProps['onAsk']
  readonly children: (opened: OwnBookingPage) => ReactNode
}

/** The customer's page of a booking, in each of its states. */
export function OwnBookingView({ page, onRetry, onAskForLink, children }: OwnBookingViewProps) {
  return (
    <LinkedPage
      title={words.yourBooking}
      width="max-w-6xl"
      found={page}
      loading={bookingOnItsWay}
      missing={{
        title: words.opensNothing,
        content: (
          <>
            <p className="text-muted">{words.mayHaveExpired}</p>
            <NewLinkForm onAsk={onAskForLink} />
          </>
        ),
      }}
      unavailable={{
        title: words.notLoaded,
        hint: words.nothingChanged,
      }}
      onRetry={onRetry}
    >
      {children}
    </LinkedPage>
  )
}
