import type { MoneyFormat } from '@dustforce/core/money'
import { type BookingStatus, displayStatus, displayStatusLabel, isSold } from '@dustforce/office/booking'
import type { Booking, ReviveOffer, ReviveOrder } from '@dustforce/supabase/admin'
import { Checkbox } from '@dustforce/ui/checkbox'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { ActDialog } from '../../../kit/act-dialog.tsx'
import { amount, bookingName, whenText } from '../booking-words.ts'
import { LetterBox, type ShownPreview } from './act-letters.tsx'

/** The way in which a cancellation is taken back. */
export type RevivePlan = Pick<ReviveOrder, 'asks' | 'tellsCustomer'>

export interface ReviveDialogProps {
  readonly booking: Booking
  /** The status that was chosen for the canceled booking. */
  readonly status: BookingStatus
  /** The consequences of taking it back; null while that is asked. */
  readonly offer: ReviveOffer | null
  /** Why it could not be asked. */
  readonly failure?: string | undefined
  readonly plan: RevivePlan
  /** The letter to the customer. */
  readonly letters: ShownPreview
  readonly busy: boolean
  readonly onPlan: (plan: RevivePlan) => void
  readonly onRevive: (offer: ReviveOffer) => void
  readonly onClose: () => void
}

const problems: Readonly<Record<NonNullable<ReviveOffer['why']>, string>> = {
  'refund-due': 'The payment is being refunded, so the booking stays canceled until the refund has arrived.',
  'given-back-otherwise':
    'A refund of this booking has failed, so its money has to be paid back another way. Please make a new booking instead.',
}

/** Takes a cancellation back with its consequences: what is owed again, how it is asked for, and who is told. */
export function ReviveDialog({
  booking,
  status,
  offer,
  failure,
  plan,
  letters,
  busy,
  onPlan,
  onRevive,
  onClose,
}: ReviveDialogProps) {
  const { money } = useBusiness()
  const owed = offer?.owedCents ?? 0
  const asks = plan.asks && owed > 0
  const isPossible = offer !== null && offer.why === null
  const hasMoney = isSold(booking.paymentStatus) || booking.paymentStatus === 'refunded'
  return (
    <ActDialog
      busy={busy}
      title="Take the cancellation back?"
      description={`${bookingName(booking)} · ${whenText(booking)}`}
      cancel="Leave it canceled"
      act={asks ? `Take it back and ask for ${amount(offer?.owedCents ?? null, money)}` : 'Take it back'}
      busyLabel="Saving..."
      disabled={!isPossible}
      onAct={() => isPossible && onRevive(offer)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>
          It becomes {displayStatusLabel(displayStatus({ bookingStatus: status }))} again, if its day has a
          place and its contractor is free.
        </p>
        <p role={failure === undefined ? 'status' : 'alert'}>{failure ?? moneyText(offer, money)}</p>
        {isPossible && owed > 0 ? (
          <ChoiceGroup
            legend="What went back"
            look="cards"
            value={plan.asks ? 'ask' : 'note'}
            options={[
              {
                value: 'ask',
                label: `Ask for ${amount(offer.owedCents, money)} by e-mail`,
                hint: 'The e-mail links to the customer’s page, where it can be paid for 23 hours.',
              },
              {
                value: 'note',
                label: 'Note it as owed',
                hint: 'It stays under “Needs you” until it is paid or settled.',
              },
            ]}
            onChange={(value) => onPlan({ ...plan, asks: value === 'ask' })}
          />
        ) : null}
        {isPossible && hasMoney && booking.email !== '' ? (
          <fieldset className="grid gap-2">
            <legend className="pb-1 text-sm font-medium">E-mail</legend>
            <Checkbox
              label={`Tell ${booking.email} that the booking is confirmed again`}
              checked={plan.tellsCustomer || asks}
              disabled={busy || asks}
              onChange={(event) => onPlan({ ...plan, tellsCustomer: event.target.checked })}
            />
            {letters.preview?.problem ? <Notice tone="danger">{letters.preview.problem}</Notice> : null}
            {(plan.tellsCustomer || asks) && !letters.preview?.problem ? (
              <LetterBox
                name={booking.email}
                email={letters.preview?.letters[0] ?? null}
                failure={letters.failure}
                stale={letters.stale}
              />
            ) : null}
          </fieldset>
        ) : null}
      </div>
    </ActDialog>
  )
}

function moneyText(offer: ReviveOffer | null, money: MoneyFormat): string {
  if (offer === null) return 'Checking the refund…'
  if (offer.why !== null) return problems[offer.why]
  if (offer.stillHereCents > 0)
    return `The refund of ${amount(offer.stillHereCents, money)} was refused, so the company still has the money and keeps it.`
  return offer.owedCents > 0
    ? `${amount(offer.owedCents, money)} of the price was refunded, and the customer owes it again.`
    : 'Nothing has been refunded.'
}
