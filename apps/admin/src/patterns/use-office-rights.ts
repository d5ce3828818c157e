import type { OfficeRights } from '@dustforce/supabase/admin'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useBackend } from '../app/app-context.tsx'
import { useIsOwner } from './use-team.ts'

export const officeRightsKey = ['settings', 'office rights']

/** What the office may do beside an owner. */
export function useOfficeRights(): UseQueryResult<OfficeRights> {
  const { settings } = useBackend()
  return useQuery({ queryKey: officeRightsKey, queryFn: settings.officeRights })
}

/** Whether the signed-in administrator may do what is left to the office or not; until that is known, the database judges. */
export function useMay(right: keyof OfficeRights): boolean {
  const isOwner = useIsOwner()
  const { data } = useOfficeRights()
  return isOwner !== false || data?.[right] !== false
}
