import type { Retention as RetentionMonths } from '@dustforce/core/schedule'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { type Change, useSaveOver } from '../../patterns/use-save-over.ts'
import { useIsOwner } from '../../patterns/use-team.ts'
import { LoadState } from './load-state.tsx'
import { RetentionForm } from './retention-form.tsx'

export function Retention() {
  const { settings } = useBackend()
  const isOwner = useIsOwner() ?? false
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['settings', 'retention'], queryFn: settings.retention })
  const saveOver = useSaveOver()
  const save = useMutation({
    mutationFn: ({ next, seen }: Change<RetentionMonths>) =>
      saveOver('setRetention', (theirs) => settings.setRetention(next, seen, theirs)),
    onSuccess: (_, { next: retention }) => {
      client.setQueryData(['settings', 'retention'], retention)
      say(
        'Months saved',
        `Bookings are kept for ${retention.bookingMonths} months, messages for ${retention.messageMonths}.`,
      )
    },
    onError: (failure) => warnOf('Failed to save the months', failure),
  })
  return (
    <LoadState query={query} what="how long data is kept">
      {(retention) => (
        <RetentionForm
          key={`${retention.bookingMonths} ${retention.messageMonths}`}
          retention={retention}
          canChange={isOwner}
          busy={save.isPending}
          onSave={(next) => save.mutate({ next, seen: retention })}
        />
      )}
    </LoadState>
  )
}
