import type { PaymentToLookAt } from '@dustforce/supabase/admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { toast } from '../../app/toasts.tsx'
import { PaymentsToLookAt } from './payments-to-look-at.tsx'

/** The payments that need an administrator, above the figures. */
export function PaymentsInNeed() {
  const { payments } = useBackend()
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['payments'], queryFn: payments.toLookAt })
  const looked = useMutation({
    mutationFn: (payment: PaymentToLookAt) => payments.lookedAt(payment),
    onSuccess: () => toast.success('Payment looked at', 'It is off the list; the history keeps who looked at it.'),
    onError: (failure) => toast.failure('Update Failed', failure),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['payments'] }),
        client.invalidateQueries({ queryKey: ['bookings'] }),
      ]),
  })
  if (query.isError && query.data === undefined) {
    return (
      <p role="alert" className="pb-4 text-sm text-danger-ink">
        The payments to look at could not be loaded.
      </p>
    )
  }
  return (
    <PaymentsToLookAt
      payments={query.data ?? []}
      busyKey={looked.isPending ? looked.variables.key : null}
      onLookedAt={(payment) => looked.mutate(payment)}
    />
  )
}
