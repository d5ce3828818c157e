import type { OwnBookingPage } from '@dustforce/office/booking'
import { paymentReference } from '@dustforce/office/booking'
import type { Company } from '@dustforce/office/company'
import { buttonLook } from '@dustforce/ui/button-look'
import { Said } from '@dustforce/ui/said'
import { Spinner } from '@dustforce/ui/spinner'
import { useBusiness } from '@dustforce/ui/use-business'
import { CircleCheck, CircleHelp, Clock, RotateCcw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useVisit } from '../../company/use-visit.ts'
import { to } from '../../language/language.en.ts'
import { OutcomeCard } from '../../patterns/outcome-card.tsx'
import { useLocation } from '../../router/router.tsx'
import { saveCalendarFile } from '../../visit/save-calendar-file.ts'
import { PaidAmounts } from './paid-amounts.tsx'
import { paidReceipt } from './paid-receipt.ts'
import { PaidVisit } from './paid-visit.tsx'
import { usePaymentState } from './use-payment-state.ts'
import * as words from './words.en.ts'

/** Not broken over two lines. */
const phoneOf = ({ phone }: Company) => phone.replaceAll(' ', '\u00a0')

/** The ids that the payment provider gives to checkouts. */
const sessionPattern = /^cs_\w{1,250}$/

type Words = Pick<ComponentProps<typeof OutcomeCard>, 'title' | 'Icon' | 'tone'> & { readonly text: string }

const outcomes = (phone: string) =>
  ({
    paid: {
      title: words.successful,
      Icon: CircleCheck,
      tone: 'success',
      text: words.isPaid,
    },
    pending: {
      title: words.processing,
      Icon: Clock,
      tone: 'info',
      text: words.notConfirmed,
    },
    refunded: {
      title: words.refunded,
      Icon: RotateCcw,
      tone: 'warning',
      text: words.goesBack(phone),
    },
    open: {
      title: words.thankYou,
      Icon: CircleHelp,
      tone: 'info',
      text: words.onItsWay(phone),
    },
  }) as const satisfies Record<string, Words>

/** The ways on; the first of them stands out where nothing else does. */
function Links({ quiet = false }: { readonly quiet?: boolean }) {
  const visit = useVisit()
  return (
    <p className="flex w-full flex-wrap gap-3">
      <a href={to('/')} className={buttonLook({ variant: quiet ? 'secondary' : 'primary' })}>
        {words.toHome}
      </a>
      <a href={to('/#booking')} className={buttonLook({ variant: 'secondary' })}>
        {words.bookAnother(visit)}
      </a>
    </p>
  )
}

interface OutcomeProps {
  readonly outcome: Words
  readonly session: string
  readonly isPaid?: boolean
  readonly booking?: OwnBookingPage | null
  /** Opens the page of the booking; without one it sends a letter that does. */
  readonly token?: string | null
}

function Outcome({ outcome, session, isPaid = false, booking = null, token = null }: OutcomeProps) {
  const { company, money } = useBusiness()
  const { title, Icon, tone, text } = outcome
  const receipt = booking === null ? null : paidReceipt(booking, money)
  return (
    <OutcomeCard title={title} Icon={Icon} tone={tone}>
      <Said className="text-muted">{text}</Said>
      {isPaid ? (
        <PaidVisit
          href={to(token === null ? '/booking' : `/booking#${token}`)}
          booking={booking}
          onSaveCalendar={saveCalendarFile}
        />
      ) : null}
      <dl className="w-full rounded-lg bg-wash px-5 py-4">
        <dt className="text-sm text-muted">{words.reference}</dt>
        <dd className="text-2xl font-semibold tracking-wide tabular-nums">
          {paymentReference(session, company)}
        </dd>
        {receipt === null ? null : <PaidAmounts receipt={receipt} />}
      </dl>
      <Links quiet={isPaid} />
    </OutcomeCard>
  )
}

/** Keeps what follows it below the window's edge, so that nothing moves when it is told how the payment ended. */
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
          <p className="text-muted">{words.isProcessing}</p>
        </div>
      </WholeWindow>
    )
  }
  if (session === '') {
    return (
      <OutcomeCard title={words.noPayment} Icon={CircleHelp} tone="info">
        <p className="text-muted">{words.afterPayment(phone)}</p>
        <Links />
      </OutcomeCard>
    )
  }
  const { state, booking, token } = found
  const outcome =
    state === 'unknown' || state === 'unanswered' ? outcomes(phone).open : outcomes(phone)[state]
  return (
    <WholeWindow>
      <Outcome
        outcome={outcome}
        session={session}
        isPaid={state === 'paid'}
        booking={booking}
        token={token}
      />
    </WholeWindow>
  )
}

/** The page to which the payment page sends a customer who paid. */
export function Page() {
  const parameters = new URLSearchParams(useLocation().search)
  const asked = parameters.get('session_id') ?? ''
  const session = sessionPattern.test(asked) ? asked : ''
  return <PaymentOutcome session={session} found={usePaymentState(session)} />
}
