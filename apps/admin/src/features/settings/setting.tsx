import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { type ChangeOptions, useChange } from '../../kit/use-change.ts'
import { type Over, useSaveOver } from '../../kit/use-save-over.ts'
import type { GroupValues, SettingGroup } from '../../patterns/setting-groups.ts'
import { settingsKey, useSettings } from '../../patterns/use-settings.ts'

/** The props of a form of settings. */
export interface SettingForm<Group extends SettingGroup> {
  readonly values: GroupValues<Group>
  readonly busy: boolean
  /** Stores values in place of those that were seen. */
  readonly onSave: (next: GroupValues<Group>, seen: GroupValues<Group>) => void
}

export interface SettingProps<Group extends SettingGroup>
  extends Pick<ChangeOptions<GroupValues<Group>, unknown>, 'done' | 'failed' | 'reads'> {
  readonly group: Group
  /** The words for what is loaded, as in 'Loading the limit...'. */
  readonly what: string
  readonly children: (form: SettingForm<Group>) => ReactNode
}

/** Settings that are shown, changed and stored by themselves. */
export function Setting<Group extends SettingGroup>({
  group,
  what,
  children,
  done,
  ...change
}: SettingProps<Group>) {
  const client = useQueryClient()
  const { settings } = useBackend()
  const query = useSettings(group)
  const saveOver = useSaveOver()
  const save = useChange(
    ({ next, seen }: Over<GroupValues<Group>>) =>
      saveOver(group, (theirs) => settings.setValues(next, seen, theirs)),
    {
      ...change,
      done: typeof done === 'function' ? ({ next }, result) => done(next, result) : done,
      // Nothing is read after a failure: what was typed stays beside what others stored.
      onDone: ({ next }) => client.setQueryData(settingsKey(group), next),
    },
  )
  return (
    <QueryState query={query} what={what}>
      {(values) => children({ values, busy: save.busy, onSave: (next, seen) => save.run({ next, seen }) })}
    </QueryState>
  )
}
