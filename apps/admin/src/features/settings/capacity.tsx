import type { CapacityLimits } from '@dustforce/supabase/admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { type Change, useSaveOver } from '../../patterns/use-save-over.ts'
import { CapacityForm } from './capacity-form.tsx'
import { LoadState } from './load-state.tsx'
import { UnfitWith } from './unfit-bookings.tsx'

export function Capacity() {
  const { settings } = useBackend()
  const client = useQueryClient()
  const queryKey = ['settings', 'capacity']
  const query = useQuery({ queryKey, queryFn: settings.capacity })
  const saveOver = useSaveOver()
  const save = useMutation({
    mutationFn: ({ next, seen }: Change<CapacityLimits>) =>
      saveOver('setCapacity', (theirs) => settings.setCapacity(next, seen, theirs)),
    onSuccess: (_, { next: limits }) => {
      client.setQueryData(queryKey, limits)
      say('Limits saved', 'The website’s calendar follows at once.')
    },
    onError: (failure) => warnOf('Failed to save the limits', failure),
  })
  return (
    <LoadState query={query} what="the limits">
      {(limits) => (
        <CapacityForm
          key={JSON.stringify(limits)}
          limits={limits}
          busy={save.isPending}
          consequences={(next) => <UnfitWith limits={textsOf(next)} />}
          onSave={(next) => save.mutate({ next, seen: limits })}
        />
      )}
    </LoadState>
  )
}

function textsOf(limits: CapacityLimits): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, limit === null ? '' : String(limit)]),
  )
}
