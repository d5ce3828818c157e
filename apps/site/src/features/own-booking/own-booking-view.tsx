import type { OwnBookingPage } from '@dustforce/office/booking'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Skeleton } from '@dustforce/ui/skeleton'
import type { ChargeCardProps } from './charge-card.tsx'
import * as words from './link-words.en.ts'
import { type Linked, LinkedPage } from './linked-page.tsx'
import type { MessageFormProps } from './message-form.tsx'
import type { NewLinkFormProps } from './new-link-form.tsx'
import type { OwnChangeProps } from './own-change.tsx'

/** Loads the code that shows a booking: a page whose link opens none does without. */
export function loadBookingView() {
  return import('./loaded-booking.tsx')
}

const loading = (
  <div className="grid gap-6">
    <span className="sr-only">{words.loadingBooking}</span>
    <Skeleton className="h-64" />
    <Skeleton className="h-80" />
  </div>
)

const NewLinkForm = lazyPart(() => import('./new-link-form.tsx'), <Skeleton className="h-36 w-full" />)
const LoadedBooking = lazyPart(
  async () => ({ default: (await loadBookingView()).LoadedBooking }),
  <div role="status">{loading}</div>,
)

export interface OwnBookingViewProps {
  readonly page: Linked<OwnBookingPage>
  readonly feedUrl: string | null
  readonly onRetry: () => void
  /** Settles when the booking form is on its way. */
  readonly onBookAgain: () => Promise<void>
  readonly onPrint: () => void
  readonly onSaveFile: (file: string) => void
  readonly onSend: MessageFormProps['onSend']
  readonly onAskForLink: NewLinkFormProps['onAsk']
  /** The acts that change the booking; without them it can only be read. */
  readonly changes?: Omit<OwnChangeProps, 'page'>
  /** What is done about the payment of a visit that repeats; without it that is not shown. */
  readonly charges?: Omit<ChargeCardProps, 'charge'>
}

/** The customer's page of a booking, in each of its states. */
export function OwnBookingView(props: OwnBookingViewProps) {
  const { page } = props
  return (
    <LinkedPage
      title={words.yourBooking}
      width="max-w-6xl"
      found={page}
      loading={loading}
      missing={{
        title: words.opensNothing,
        content: (
          <>
            <p className="text-muted">{words.mayHaveExpired}</p>
            <NewLinkForm onAsk={props.onAskForLink} />
          </>
        ),
      }}
      unavailable={{
        title: words.notLoaded,
        hint: words.nothingChanged,
      }}
      onRetry={props.onRetry}
    >
      {(opened) => <LoadedBooking {...props} page={opened} />}
    </LinkedPage>
  )
}
