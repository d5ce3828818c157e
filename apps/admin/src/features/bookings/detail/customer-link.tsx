import type { Booking } from '@dustforce/supabase/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../../app/app-context.tsx'
import { toast } from '../../../app/toasts.tsx'
import { ActButton } from '../../../kit/act-button.tsx'

/** The link that opens the customer's page of a booking: withdrawn when it got into other hands, with a new one when it was lost. */
export function CustomerLink({
  booking: { id, email },
}: {
  readonly booking: Pick<Booking, 'id' | 'email'>
}) {
  const { letters } = useBackend()
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: (send: boolean) => letters.withdrawLinks(id, send),
    onSuccess: (_, send) => {
      if (send) toast.success('New link sent', `${email} gets it by e-mail; older links no longer work.`)
      else
        toast.success('Links withdrawn', 'They no longer open this booking. The next e-mail has a new one.')
    },
    onError: (failure) => toast.failure('Update Failed', failure),
    onSettled: () => client.invalidateQueries({ queryKey: ['history'] }),
  })
  if (email === '') return null
  const isBusy = withdraw.isPending
  return (
    <fieldset className="flex flex-wrap items-center gap-2 print:hidden">
      <legend className="float-left mr-2 text-sm text-muted">The customer's link</legend>
      <ActButton disabled={isBusy} onClick={() => withdraw.mutate(true)}>
        Send a New Link
      </ActButton>
      <ActButton variant="danger-quiet" disabled={isBusy} onClick={() => withdraw.mutate(false)}>
        Withdraw Links
      </ActButton>
    </fieldset>
  )
}
