import { paymentReference } from '@dustforce/core/booking'
import { buttonLook } from '@dustforce/ui/button-look'
import { OutcomeCard } from '@dustforce/ui/site/outcome-card'
import { Spinner } from '@dustforce/ui/spinner'
import { CircleCheck, CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { company } from '../../company/company.ts'
import { promises } from '../../company/promises.ts'
import { clearBookingDraft } from '../../storage/booking-draft.ts'

/** How long the spinner turns, in milliseconds. Public spec, section 2. */
const processingTime = 1500

const links = (
  <p className="flex w-full flex-wrap gap-3">
    <a href="/" className={buttonLook({ variant: 'primary' })}>
      Return to Home
    </a>
    <a href="/#booking" className={buttonLook({ variant: 'secondary' })}>
      Book Another Cleaning
    </a>
  </p>
)

function Confirmation({ session }: { readonly session: string }) {
  return (
    <OutcomeCard title="Payment Successful" Icon={CircleCheck} tone="success">
      <p className="text-muted" role="status">
        Thank you. Your booking is paid, and the confirmation is on its way to your inbox. We confirm your
        team within {promises.confirmationHours} hours.
      </p>
      <dl className="w-full rounded-lg bg-wash px-5 py-4">
        <dt className="text-sm text-muted">Payment reference</dt>
        <dd className="text-2xl font-semibold tracking-wide tabular-nums">{paymentReference(session)}</dd>
      </dl>
      {links}
    </OutcomeCard>
  )
}

/** Where the payment page sends a customer who paid. It confirms nothing itself: the booking is settled by the provider's message. */
export function PaymentSuccess() {
  const [parameters] = useSearchParams()
  const session = parameters.get('session_id') ?? ''
  const [processing, setProcessing] = useState(true)

  useEffect(() => {
    if (session !== '') clearBookingDraft()
    const timer = setTimeout(() => setProcessing(false), processingTime)
    return () => clearTimeout(timer)
  }, [session])

  if (processing) {
    return (
      <div className="grid *:col-start-1 *:row-start-1">
        {/* Takes the confirmation's place, so that nothing moves when it appears. */}
        <div className="invisible" aria-hidden>
          <Confirmation session="" />
        </div>
        <div className="grid place-content-center justify-items-center gap-4" role="status">
          <Spinner size="lg" className="text-brand" />
          <p className="text-muted">Processing your payment...</p>
        </div>
      </div>
    )
  }
  if (session === '') {
    return (
      <OutcomeCard title="No payment to show" Icon={CircleHelp} tone="info">
        <p className="text-muted">
          This page opens after a payment. If you have paid, your confirmation e-mail holds the reference; or
          call us at {company.phone}.
        </p>
        {links}
      </OutcomeCard>
    )
  }
  return <Confirmation session={session} />
}
