import { isPaymentDue, type OfflinePayment, owedCents } from '@dustforce/office/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { useBackend } from '../../../app/app-context.tsx'
import { useChange } from '../../../kit/use-change.ts'
import { useToPayBack } from '../detail/use-to-pay-back.ts'
import { OfflinePaymentDialog } from './offline-payment-dialog.tsx'

/** Records how a payment due on the day was paid, or how the office has paid one back. */
export function RecordOfflinePayment({
  booking,
  onClose,
}: {
  readonly booking: Booking
  readonly onClose: () => void
}) {
  const { payments } = useBackend()
  const owed = owedCents(booking)
  const isPayment = isPaymentDue(booking) || owed > 0
  const toPayBack = useToPayBack(booking)
  const record = useChange(
    (payment: OfflinePayment) =>
      isPayment ? payments.markPaid(booking.id, payment) : payments.markPaidBack(booking.id, payment),
    {
      done: isPayment
        ? ['Marked as paid', 'It counts as revenue now.']
        : ['Refund recorded', 'It is no longer on the list.'],
      failed: 'Update Failed',
      reads: [['bookings'], ['needs'], ['dashboard'], ['payments'], ['history']],
      onDone: onClose,
    },
  )
  return (
    <OfflinePaymentDialog
      booking={booking}
      amountCents={owed > 0 ? owed : isPayment ? booking.totalCents : toPayBack}
      busy={record.busy}
      onRecord={record.run}
      onClose={onClose}
    />
  )
}
