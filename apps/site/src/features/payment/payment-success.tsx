import { paymentReference } from '@dustforce/core/booking'
import { gtaCompany } from '@dustforce/core/company'
import { buttonLook } from '@dustforce/ui/button-look'
import { Spinner } from '@dustforce/ui/spinner'
import { CircleCheck, CircleHelp, Clock, RotateCcw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { promises } from '../../company/promises.ts'
import { OutcomeCard } from '../../patterns/outcome-card.tsx'
import { PaidAmounts } from './paid-amounts.tsx'
import type { PaidReceipt } from './paid-receipt.ts'
import { usePaymentState } from './use-payment-state.ts'

/** Not broken over two lines. */
const phone = gtaCompany.phone.replaceAll(' ', '\u00a0')

/** The ids that the payment provider gives to checkouts. */
const sessionPattern = /^cs_\w{1,250}$/

type Words = Pick<ComponentProps<typeof OutcomeCard>, 'title' | 'Icon' | 'tone'> & { readonly text: string }

const outcomes = {
  paid: {
    title: 'Payment Successful',
    Icon: CircleCheck,
    tone: 'success',
    text: `Thank you. Your booking is paid, and the confirmation is on its way to your inbox. We confirm your team within ${promises.confirmationHours} hours.`,
  },
  pending: {
    title: 'Payment Processing',
    Icon: Clock,
    tone: 'info',
    text: 'Thank you. Your bank has not confirmed the payment yet. As soon as it has, the confirmation is on its way to your inbox; please do not pay again.',
  },
  refunded: {
    title: 'Payment Refunded',
    Icon: RotateCcw,
    tone: 'warning',
    text: `This payment goes back to the card it was made with. The e-mail about it says why and when; or call us at ${phone}.`,
  },
  open: {
    title: 'Thank You',
    Icon: CircleHelp,
    tone: 'info',
    text: `If you have just paid, the confirmation is on its way to your inbox and holds this reference. Is it missing after a few minutes? Call us at ${phone}.`,
  },
} as const satisfies Record<string, Words>

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

function Outcome({
  words,
  session,
  isPaid = false,
  receipt = null,
  token = null,
}: {
  readonly words: Words
  readonly session: string
  readonly isPaid?: boolean
  readonly receipt?: PaidReceipt | null
  /** Opens the page of the booking; without one it sends a letter that does. */
  readonly token?: string | null
}) {
  const { title, Icon, tone, text } = words
  return (
    <OutcomeCard title={title} Icon={Icon} tone={tone}>
      <p className="text-muted" role="status">
        {text}
      </p>
      <dl className="w-full rounded-lg bg-wash px-5 py-4">
        <dt className="text-sm text-muted">Payment reference</dt>
        <dd className="text-2xl font-semibold tracking-wide tabular-nums">{paymentReference(session)}</dd>
        {receipt === null ? null : <PaidAmounts receipt={receipt} />}
      </dl>
      {isPaid ? (
        <a
          href={token === null ? '/booking' : `/booking#${token}`}
          className={buttonLook({ variant: 'secondary' })}
        >
          See your booking
        </a>
      ) : null}
      {links}
    </OutcomeCard>
  )
}

/** Nobody sees it: a receipt with as many lines as there can be. */
const tallest: PaidReceipt = { paid: '$0', tax: 'HST', registration: { label: 'HST', number: '0' } }

/** Takes the place of whatever is to be told, so that nothing moves when it appears. */
function InPlaceOfOutcomes({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      {Object.entries(outcomes).map(([outcome, words]) => (
        <div key={outcome} className="invisible" aria-hidden>
          <Outcome words={words} session="" {...(outcome === 'paid' && { isPaid: true, receipt: tallest })} />
        </div>
      ))}
      {children}
    </div>
  )
}

/** Where the payment page sends a customer who paid. It says what the booking's own state says, and claims nothing that it does not know. */
export function Page() {
  const parameters = new URLSearchParams(useLocation().search)
  const asked = parameters.get('session_id') ?? ''
  const session = sessionPattern.test(asked) ? asked : ''
  const found = usePaymentState(session)

  if (found.state === 'processing') {
    return (
      <InPlaceOfOutcomes>
        <div className="grid place-content-center justify-items-center gap-4" role="status">
          <Spinner size="lg" className="text-brand" />
          <p className="text-muted">Processing your payment...</p>
        </div>
      </InPlaceOfOutcomes>
    )
  }
  if (session === '') {
    return (
      <OutcomeCard title="No payment to show" Icon={CircleHelp} tone="info">
        <p className="text-muted">
          This page opens after a payment. If you have paid, your confirmation e-mail holds the reference; or
          call us at {phone}.
        </p>
        {links}
      </OutcomeCard>
    )
  }
  const { state, receipt, token } = found
  const words = state === 'unknown' || state === 'unanswered' ? outcomes.open : outcomes[state]
  return (
    <InPlaceOfOutcomes>
      <Outcome words={words} session={session} isPaid={state === 'paid'} receipt={receipt} token={token} />
    </InPlaceOfOutcomes>
  )
}
