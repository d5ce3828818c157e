import { type Cents, zeroCents } from '@dustforce/core/money'
import { suggestedPay } from '@dustforce/core/pay'
import { attentionText } from '@dustforce/office/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { HandCoins, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActButton } from '../../../kit/act-button.tsx'
import { Facts, isSaid, Unsaid } from '../../../kit/facts.tsx'
import { marginWarning } from '../../../patterns/margin-words.ts'
import { amount } from '../booking-words.ts'
import { BookingActs, type BookingActsProps } from './booking-detail-acts.tsx'
import { bookingFacts, type Split } from './booking-facts.tsx'

export interface BookingDetailProps extends BookingActsProps {
  readonly split: Split
  /** The outcome of the e-mails about it. */
  readonly letters?: ReactNode
  /** The amount that the office itself has to pay back. */
  readonly toPayBackCents?: Cents
}

/** Every field of a booking, and all that can be done with it. */
export function BookingDetail({
  split,
  isBesideList = false,
  letters,
  toPayBackCents = zeroCents,
  ...acts
}: BookingDetailProps) {
  const business = useBusiness()
  const { customer, job, access, payment, notes } = bookingFacts(acts.booking, split, business)
  return (
    <div className="@container grid gap-4">
      {isBesideList ? <BookingActs {...acts} isBesideList /> : null}
      {acts.booking.attention.length > 0 ? (
        <Notice
          tone="danger"
          title="Needs attention"
          icon={<TriangleAlert aria-hidden="true" className="size-4.5" />}
        >
          {acts.booking.attention.map((reason) => (
            <p key={reason}>{attentionText(reason)}</p>
          ))}
          <ActButton className="mt-2" onClick={() => acts.actions.settle(acts.booking)}>
            Settle
          </ActButton>
        </Notice>
      ) : null}
      {toPayBackCents > 0 ? (
        <Notice
          tone="warning"
          title="To pay back by hand"
          icon={<HandCoins aria-hidden="true" className="size-4.5" />}
        >
          <p>{amount(toPayBackCents, business.money)} has to go back, outside Stripe.</p>
          <ActButton
            variant="primary"
            className="mt-2"
            onClick={() => acts.onOpen('offline-payment', acts.booking)}
          >
            Record Refund
          </ActButton>
        </Notice>
      ) : null}
      {letters}
      <MarginOfCode booking={acts.booking} />
      <div className="grid gap-x-8 gap-y-5 @xl:grid-cols-2 @4xl:grid-cols-[1fr_0.9fr_1.2fr_0.9fr]">
        <Panel title="Customer">
          <Facts facts={customer} />
        </Panel>
        <Panel title="Job">
          <Facts facts={job} />
        </Panel>
        <Panel title="Access">
          <Facts facts={access} />
        </Panel>
        <Panel title="Payment">
          <Facts facts={payment} />
        </Panel>
      </div>
      {notes.some(isSaid) ? (
        <div className="grid gap-x-8 gap-y-4 @xl:grid-cols-2">
          {notes.filter(isSaid).map(([title, text]) => (
            <Panel key={title} title={title}>
              <p className="text-sm wrap-anywhere whitespace-pre-wrap">{text}</p>
            </Panel>
          ))}
        </div>
      ) : null}
      <Unsaid facts={[...customer, ...job, ...access, ...notes]} />
      {isBesideList ? null : <BookingActs {...acts} />}
    </div>
  )
}

/** A warning when the promo code leaves too little. */
function MarginOfCode({ booking }: { readonly booking: Booking }) {
  const { money, policy } = useBusiness()
  const { appliedPromoCode: code, subtotalCents, discountCents, contractorPayCents } = booking
  if (code === null || subtotalCents === null || discountCents === 0) return null
  const payCents = contractorPayCents ?? suggestedPay(subtotalCents, policy)
  const warning = marginWarning({ subtotalCents, discountCents, payCents }, money)
  return warning === null ? null : (
    <Notice
      tone="warning"
      title={`${code} eats the margin`}
      icon={<TriangleAlert aria-hidden="true" className="size-4.5" />}
    >
      {warning}
    </Notice>
  )
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="pb-1.5 text-xs font-semibold tracking-wide text-muted uppercase">{title}</h2>
      {children}
    </section>
  )
}
