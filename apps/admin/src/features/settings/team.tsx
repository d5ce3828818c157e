import { TeamList } from '@dustforce/ui/admin/team-list'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend, useSession } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { LoadState } from './load-state.tsx'

export function Team() {
  const { settings } = useBackend()
  const session = useSession()
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['settings', 'team'], queryFn: settings.team })
  const change = useMutation({
    mutationFn: ({ email, active }: { readonly email: string; readonly active: boolean }) =>
      settings.setActive(email, active),
    onSuccess: (_, { email, active }) => say(active ? 'Access given' : 'Access taken', email),
    onError: (failure) => warnOf('Failed to change access', failure),
    onSettled: () => client.invalidateQueries({ queryKey: ['settings', 'team'] }),
  })
  return (
    <LoadState query={query} what="administrators">
      {(team) => (
        <TeamList
          team={team}
          own={session.status === 'signed-in' ? session.session.email : ''}
          busy={change.isPending ? change.variables.email : null}
          onSetActive={(email, active) => change.mutate({ email, active })}
        />
      )}
    </LoadState>
  )
}
