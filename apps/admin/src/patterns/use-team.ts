import type { Team } from '@dustforce/supabase/admin'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useBackend } from '../app/app-context.tsx'

export const teamKey = ['settings', 'team']

/** The people of the Command Hub. */
export function useTeam(): UseQueryResult<Team> {
  const { team } = useBackend()
  return useQuery({ queryKey: teamKey, queryFn: team.all })
}

/** Whether the signed-in administrator is an owner; undefined until it is known. */
export function useIsOwner(): boolean | undefined {
  return useTeam().data?.members.some(({ isSelf, role }) => isSelf && role === 'owner')
}
