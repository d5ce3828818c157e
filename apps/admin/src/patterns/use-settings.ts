import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useBackend } from '../app/app-context.tsx'
import { type GroupValues, type SettingGroup, settingGroups } from './setting-groups.ts'
import { useIsOwner } from './use-team.ts'

/** Where the settings of a group are in the cache. */
export function settingsKey(group: SettingGroup): readonly string[] {
  return ['settings', 'values', group]
}

/** What the settings of a group say. */
export function useSettings<Group extends SettingGroup>(
  group: Group,
  staleTime?: number,
): UseQueryResult<GroupValues<Group>> {
  const { settings } = useBackend()
  const names: readonly (typeof settingGroups)[Group][number][] = settingGroups[group]
  return useQuery({
    queryKey: settingsKey(group),
    queryFn: () => settings.values(names),
    ...(staleTime !== undefined && { staleTime }),
  })
}

/** Whether the signed-in administrator may do what is left to the office or not; until that is known, the database judges. */
export function useMay(right: keyof GroupValues<'rights'>): boolean {
  const isOwner = useIsOwner()
  const { data } = useSettings('rights')
  return isOwner !== false || data?.[right] !== false
}
