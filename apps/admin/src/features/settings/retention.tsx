import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { useIsOwner } from '../../patterns/use-team.ts'
import { LoadState } from './load-state.tsx'
import { RetentionForm } from './retention-form.tsx'

export function Retention() {
  const { settings } = useBackend()
  const isOwner = useIsOwner() ?? false
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['settings', 'retention'], queryFn: settings.retention })
  const save = useMutation({
    mutationFn: settings.setRetention,
    onSuccess: (_, retention) => {
      client.setQueryData(['settings', 'retention'], retention)
      say(
        'Months saved',
        `Bookings are kept for ${retention.bookingMonths} months, messages for ${retention.messageMonths}.`,
      )
    },
    onError: (failure) => {
      warnOf('Failed to save the months', failure)
      // One of the two may have been stored.
      client.invalidateQueries({ queryKey: ['settings', 'retention'] })
    },
  })
  return (
    <LoadState query={query} what="how long data is kept">
      {(retention) => (
        <RetentionForm
          key={`${retention.bookingMonths} ${retention.messageMonths}`}
          retention={retention}
          canChange={isOwner}
          busy={save.isPending}
          onSave={save.mutate}
        />
      )}
    </LoadState>
  )
}
