import type { OwnBookingPage } from '@dustforce/office/booking'
import { paymentReference } from '@dustforce/office/booking'
import type { Company } from '@dustforce/office/company'
import { buttonLook } from '@dustforce/ui/button-look'
import { Spinner } from '@dustforce/ui/spinner'
import { useBusiness } from '@dustforce/ui/use-business'
import { CircleCheck, CircleHelp, Clock, RotateCcw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { OutcomeCard } from '../../patterns/outcome-card.tsx'
import { saveCalendarFile } from '../../visit/save-calendar-file.ts'
import { PaidAmounts } from './paid-amounts.tsx'
import { paidReceipt } from './paid-receipt.ts'
import { PaidVisit } from './paid-visit.tsx'
import { usePaymentState } from './use-payment-state.ts'

/** Not broken over two lines. */
const phoneOf = ({ phone }: Company) => phone.replaceAll(' ', '\u00a0')

/** The ids that the payment provider gives to checkouts. */
const sessionPattern = /^cs_\w{1,250}$/

type Words = Pick<ComponentProps<typeof OutcomeCard>, 'title' | 'Icon' | 'tone'> & { readonly text: string }

const outcomes = (phone: string) =>
  ({
    paid: {
      title: 'Payment Successful',
      Icon: CircleCheck,
      tone: 'success',
      text: 'Thank you. Your booking is paid.',
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
      text: `This payment goes back to the card it was made with. The e-mail about it says why and when, or call us at ${phone}.`,
    },
    open: {
      title: 'Thank You',
      Icon: CircleHelp,
      tone: 'info',
      text: `If you have just paid, the confirmation is on its way to your inbox and has this reference. Is it missing after a few minutes? Call us at ${phone}.`,
    },
  }) as const satisfies Record<string, Words>

/** The ways on; the first of them stands out where nothing else does. */
function Links({ quiet = false }: { readonly quiet?: boolean }) {
  return (
    <p className="flex w-full flex-wrap gap-3">
      <a href="/" className={buttonLook({ variant: quiet ? 'secondary' : 'primary' })}>
        Return to Home
      </a>
      <a href="/#booking" className={buttonLook({ variant: 'secondary' })}>
        Book Another Cleaning
      </a>
    </p>
  )
}

interface OutcomeProps {
  readonly words: Words
  readonly session: string
  readonly isPaid?: boolean
  readonly booking?: OwnBookingPage | null
  /** Opens the page of the booking; without one it sends a letter that does. */
  readonly token?: string | null
}

function Outcome({ words, session, isPaid = false, booking = null, token = null }: OutcomeProps) {
  const { money } = useBusiness()
  const { title, Icon, tone, text } = words
  const receipt = booking === null ? null : paidReceipt(booking, money)
  return (
    <OutcomeCard title={title} Icon={Icon} tone={tone}>
      <p className="text-muted" role="status">
        {text}
      </p>
      {isPaid ? (
        <PaidVisit
          href={token === null ? '/booking' : `/booking#${token}`}
          booking={booking}
          onSaveCalendar={saveCalendarFile}
        />
      ) : null}
      <dl className="w-full rounded-lg bg-wash px-5 py-4">
        <dt className="text-sm text-muted">Payment reference</dt>
        <dd className="text-2xl font-semibold tracking-wide tabular-nums">{paymentReference(session)}</dd>
        {receipt === null ? null : <PaidAmounts receipt={receipt} />}
      </dl>
      <Links quiet={isPaid} />
    </OutcomeCard>
  )
}

/** What follows it stays below the window's edge, so that nothing moves when it is told how the payment ended. */
function WholeWindow({ children }: { readonly children: ReactNode }) {
  return <div className="min-h-dvh">{children}</div>
}

interface PaymentOutcomeProps {
  /** Empty where the address names none. */
  readonly session: string
  readonly found: ReturnType<typeof usePaymentState>
}

/** Says what the booking's own state says, and claims nothing that it does not know. */
export function PaymentOutcome({ session, found }: PaymentOutcomeProps) {
  const { company } = useBusiness()
  const phone = phoneOf(company)
  if (found.state === 'processing') {
    return (
      <WholeWindow>
        <div className="grid min-h-[28rem] place-content-center justify-items-center gap-4" role="status">
          <Spinner size="lg" className="text-brand" />
          <p className="text-muted">Processing your payment...</p>
        </div>
      </WholeWindow>
    )
  }
  if (session === '') {
    return (
      <OutcomeCard title="No payment to show" Icon={CircleHelp} tone="info">
        <p className="text-muted">
          This page opens after a payment. If you have paid, your confirmation e-mail has the reference; or
          call us at {phone}.
        </p>
        <Links />
      </OutcomeCard>
    )
  }
  const { state, booking, token } = found
  const words = state === 'unknown' || state === 'unanswered' ? outcomes(phone).open : outcomes(phone)[state]
  return (
    <WholeWindow>
      <Outcome words={words} session={session} isPaid={state === 'paid'} booking={booking} token={token} />
    </WholeWindow>
  )
}

/** Where the payment page sends a customer who paid. */
export function Page() {
  const parameters = new URLSearchParams(useLocation().search)
  const asked = parameters.get('session_id') ?? ''
  const session = sessionPattern.test(asked) ? asked : ''
  return <PaymentOutcome session={session} found={usePaymentState(session)} />
}
