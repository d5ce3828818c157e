import type { Cents } from '@dustforce/core/money'
import {
  isPaymentDue,
  maxReferenceLength,
  type OfflinePayment,
  type OfflinePaymentMethod,
  offlinePaymentMethods,
  offlinePaymentProblem,
  offlinePaymentText,
  owedCents,
} from '@dustforce/office/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import { FormDialog } from '../../../kit/form-dialog.tsx'
import { useForm } from '../../../kit/use-form.ts'
import { amount, bookingName, whenText } from '../booking-words.ts'

export interface OfflinePaymentDialogProps {
  readonly booking: Booking
  /** The amount that was paid, or that goes back; zero when all of it goes back by itself, null while that is asked. */
  readonly amountCents: Cents | null
  readonly busy: boolean
  readonly onRecord: (payment: OfflinePayment) => void
  readonly onClose: () => void
}

const hints: Readonly<Record<OfflinePaymentMethod, string>> = {
  cash: 'A reference is not needed.',
  'e-transfer': 'The number of the transfer.',
  'card-terminal': 'The number on the slip.',
}

/** Notes a payment that the office took itself, or what it paid back of one. */
export function OfflinePaymentDialog({
  booking,
  amountCents,
  busy,
  onRecord,
  onClose,
}: OfflinePaymentDialogProps) {
  const { money } = useBusiness()
  const form = useForm<OfflinePayment>({
    ...{ keep: `hand payment ${booking.id}`, initial: { method: 'cash', reference: '' }, busy },
    check: (payment) => ({ reference: offlinePaymentProblem(payment) ?? undefined }),
    onSave: onRecord,
  })
  const { method } = form.values
  const isPayment = isPaymentDue(booking) || owedCents(booking) > 0
  const sum = amountCents ? ` ${amount(amountCents, money)}` : ''
  return (
    <FormDialog
      form={form}
      title={isPayment ? 'Mark as Paid' : 'Record Refund'}
      description={`${bookingName(booking)} · ${whenText(booking)}`}
      act={isPayment ? `Mark${sum} as paid` : `Record${sum} as paid back`}
      busyLabel="Saving..."
      disabled={!amountCents}
      onClose={onClose}
    >
      <p>
        {isPayment
          ? 'The payment counts as revenue from now on, and the receipt says that it is paid. Nothing is charged.'
          : amountCents === 0
            ? 'Nothing has to be paid back by hand: refunds go to the card that paid, automatically.'
            : 'Pay the money back first: nothing is sent through Stripe. The booking then says that it was refunded.'}
      </p>
      <ChoiceGroup
        legend={isPayment ? 'Paid by' : 'Paid back by'}
        {...form.field('method')}
        options={offlinePaymentMethods.map((value) => ({ value, label: offlinePaymentText(value) }))}
      />
      <TextField
        label="Reference"
        autoComplete="off"
        optional={method === 'cash'}
        required={method !== 'cash'}
        hint={hints[method]}
        maxLength={maxReferenceLength}
        {...form.text('reference')}
      />
    </FormDialog>
  )
}
