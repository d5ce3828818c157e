import { type HandPayment, isPaymentDue } from '@dustforce/core/booking'
import { zeroCents } from '@dustforce/core/money'
import type { Booking } from '@dustforce/supabase/admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { HandPaymentDialog } from './hand-payment-dialog.tsx'

/** Records how a payment due on the day was paid, or how the office has paid one back. */
export function RecordHandPayment({
  booking,
  onClose,
}: {
  readonly booking: Booking
  readonly onClose: () => void
}) {
  const { needs, payments } = useBackend()
  const client = useQueryClient()
  const isPayment = isPaymentDue(booking)
  const open = useQuery({ queryKey: ['needs'], queryFn: needs.all, enabled: !isPayment })
  const toPayBack = open.data?.find(({ kind, key }) => kind === 'refund-by-hand' && key === booking.id)
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
      amountCents={
        isPayment ? booking.totalCents : (toPayBack?.amountCents ?? (open.data ? zeroCents : null))
      }
      busy={record.isPending}
      onRecord={record.mutate}
      onClose={onClose}
    />
  )
}
