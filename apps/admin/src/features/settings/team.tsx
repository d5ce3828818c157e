import type { TeamMember } from '@dustforce/supabase/admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { LoadState } from './load-state.tsx'
import { TeamList } from './team-list.tsx'

export function Team() {
  const { settings } = useBackend()
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['settings', 'team'], queryFn: settings.team })
  const change = useMutation({
    mutationFn: ({ member, active }: { readonly member: TeamMember; readonly active: boolean }) =>
      settings.setActive(member.userId, active),
    onSuccess: (_, { member: { email }, active }) => say(active ? 'Access given' : 'Access taken', email),
    onError: (failure) => warnOf('Failed to change access', failure),
    onSettled: () => client.invalidateQueries({ queryKey: ['settings', 'team'] }),
  })
  return (
    <LoadState query={query} what="administrators">
      {(team) => (
        <TeamList
          team={team}
          busy={change.isPending ? change.variables.member.userId : null}
          onSetActive={(member, active) => change.mutate({ member, active })}
        />
      )}
    </LoadState>
  )
}
