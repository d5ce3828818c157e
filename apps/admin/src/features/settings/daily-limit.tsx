import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { type Change, useSaveOver } from '../../patterns/use-save-over.ts'
import { LoadState } from './load-state.tsx'
import { DailyLimitForm } from './settings-cards.tsx'
import { UnfitWith } from './unfit-bookings.tsx'

export function DailyLimit() {
  const { settings } = useBackend()
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['settings', 'daily-limit'], queryFn: settings.dailyLimit })
  const saveOver = useSaveOver()
  const save = useMutation({
    mutationFn: ({ next, seen }: Change<number>) =>
      saveOver('setDailyLimit', (theirs) => settings.setDailyLimit(next, seen, theirs)),
    onSuccess: (_, { next: limit }) => {
      client.setQueryData(['settings', 'daily-limit'], limit)
      say('Limit saved', `A day now takes ${limit} ${limit === 1 ? 'booking' : 'bookings'}.`)
    },
    onError: (failure) => warnOf('Failed to save the limit', failure),
  })
  return (
    <LoadState query={query} what="the limit">
      {(limit) => (
        <DailyLimitForm
          key={limit}
          limit={limit}
          busy={save.isPending}
          consequences={(next) => <UnfitWith limits={{ daily_booking_limit: String(next) }} />}
          onSave={(next) => save.mutate({ next, seen: limit })}
        />
      )}
    </LoadState>
  )
}
