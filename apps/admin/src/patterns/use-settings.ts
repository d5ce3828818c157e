import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useBackend } from '../app/app-context.tsx'
import { type GroupValues, type SettingGroup, settingGroups } from './setting-groups.ts'
import { useIsOwner } from './use-team.ts'

/** Returns the key of a group's settings in the cache. */
export function settingsKey(group: SettingGroup): readonly string[] {
  return ['settings', 'values', group]
}

/** Reads the settings of a group. */
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
