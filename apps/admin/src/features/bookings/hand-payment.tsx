import { type HandPayment, isPaymentDue, owedCents } from '@dustforce/office/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { HandPaymentDialog } from './hand-payment-dialog.tsx'
import { useToPayBack } from './use-to-pay-back.ts'

/** Records how a payment due on the day was paid, or how the office has paid one back. */
export function RecordHandPayment({
  booking,
  onClose,
}: {
  readonly booking: Booking
  readonly onClose: () => void
}) {
  const { payments } = useBackend()
  const client = useQueryClient()
  const owed = owedCents(booking)
  const isPayment = isPaymentDue(booking) || owed > 0
  const toPayBack = useToPayBack(booking)
  const record = useMutation({
    mutationFn: (payment: HandPayment) =>
      isPayment ? payments.markPaid(booking.id, payment) : payments.markPaidBack(booking.id, payment),
    onSuccess: () => {
      if (isPayment) say('Marked as paid', 'It counts as revenue now.')
      else say('Refund recorded', 'It is off the list.')
      onClose()
    },
    onError: (failure) => warnOf('Update Failed', failure),
    onSettled: () => {
      for (const key of ['bookings', 'needs', 'dashboard', 'payments', 'history'])
        client.invalidateQueries({ queryKey: [key] })
    },
  })
  return (
    <HandPaymentDialog
      booking={booking}
      amountCents={owed > 0 ? owed : isPayment ? booking.totalCents : toPayBack}
      busy={record.isPending}
      onRecord={record.mutate}
      onClose={onClose}
    />
  )
}
