import type { OwnBookingFailure, OwnBookingPage } from '@dustforce/supabase/own-booking'
import { buttonLook } from '@dustforce/ui/button-look'
import { ErrorState } from '@dustforce/ui/error-state'
import { Notice } from '@dustforce/ui/notice'
import { Skeleton } from '@dustforce/ui/skeleton'
import { CircleAlert } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { OutcomeCard } from '../../patterns/outcome-card.tsx'
import { MessageCard } from './message-card.tsx'
import type { MessageFormProps } from './message-form.tsx'
import type { NewLinkFormProps } from './new-link-form.tsx'
import { Receipt } from './receipt.tsx'
import { VisitCard } from './visit-card.tsx'

const NewLinkForm = lazy(() => import('./new-link-form.tsx'))

export interface OwnBookingViewProps {
  readonly page: OwnBookingPage | OwnBookingFailure | 'loading'
  readonly feedUrl: string | null
  readonly onRetry: () => void
  readonly onPrint: () => void
  readonly onSaveFile: (file: string) => void
  readonly onSend: MessageFormProps['onSend']
  readonly onAskForLink: NewLinkFormProps['onAsk']
  /** What the customer can change, between the visit and the receipt. */
  readonly children?: ReactNode
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
        <Loaded {...props} page={page} />
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

function Loaded({
  page,
  feedUrl,
  onPrint,
  onSaveFile,
  onSend,
  children,
}: OwnBookingViewProps & { readonly page: OwnBookingPage }) {
  const { visit, company, customer } = page
  return (
    <>
      <StageNotice page={page} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] print:block">
        <div className="grid gap-6">
          {visit === null ? null : (
            <VisitCard page={page} visit={visit} feedUrl={feedUrl} onSaveFile={onSaveFile} />
          )}
          {children}
          <Receipt page={page} onPrint={onPrint} />
        </div>
        {visit === null ? null : (
          <div className="grid gap-6 print:hidden">
            <MessageCard phone={company.phone} onSend={onSend} />
            <section aria-labelledby="you" className="rounded-lg border border-line bg-surface p-5 sm:p-7">
              <h2 id="you" className="text-title">
                How we reach you
              </h2>
              <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 pt-3">
                <dt className="text-muted">Name</dt>
                <dd>{customer.name}</dd>
                <dt className="text-muted">E-mail</dt>
                <dd>{customer.email}</dd>
                <dt className="text-muted">Phone</dt>
                <dd>{customer.phone}</dd>
              </dl>
              <p className="pt-3 text-sm text-muted">
                Shown in part only, in case somebody else sees this page. Is it wrong? Send us a message.
              </p>
            </section>
          </div>
        )}
      </div>
    </>
  )
}

/** What stands above everything, because it changes what the rest means. */
function StageNotice({ page: { stage, pay, receipt } }: { readonly page: OwnBookingPage }) {
  if (stage === 'unpaid')
    return (
      <Notice tone="warning" title="This booking is not paid yet">
        <p>We keep the time for you{pay === null ? '.' : ` until ${pay.until}.`}</p>
        {pay === null ? null : (
          <a href={pay.url} className={`${buttonLook()} mt-3`}>
            Pay now
          </a>
        )}
      </Notice>
    )
  if (stage === 'lapsed')
    return (
      <Notice tone="warning" title="This booking was not paid in time">
        <p>Nothing was charged, and the time is free for others again.</p>
        <a href="/#booking" className={`${buttonLook()} mt-3`}>
          Book again
        </a>
      </Notice>
    )
  if (stage === 'canceled')
    return (
      <Notice tone="info" title="This booking is canceled" announce="polite">
        <p>
          {receipt.refundedCents > 0 || receipt.payment === 'Refund on its way'
            ? 'What is refunded goes back the way it was paid.'
            : 'No cleaning takes place.'}
        </p>
        <a href="/#booking" className={`${buttonLook({ variant: 'secondary' })} mt-3`}>
          Book again
        </a>
      </Notice>
    )
  if (stage === 'receipt')
    return <Notice tone="quiet">This cleaning was a while ago. Its receipt is kept here for a year.</Notice>
  return null
}
