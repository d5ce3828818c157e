import type { OfficeRights as Rights } from '@dustforce/supabase/admin'
import { useBackend } from '../../app/app-context.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import { type Over, useSaveOver } from '../../kit/use-save-over.ts'
import { officeRightsKey, useOfficeRights } from '../../patterns/use-office-rights.ts'
import { useIsOwner } from '../../patterns/use-team.ts'
import { OfficeRightsForm } from './office-rights-form.tsx'

export function OfficeRights() {
  const { settings } = useBackend()
  const isOwner = useIsOwner() ?? false
  const query = useOfficeRights()
  const saveOver = useSaveOver()
  const save = useChange(
    ({ next, seen }: Over<Rights>) =>
      saveOver('rights', (theirs) => settings.setOfficeRights(next, seen, theirs)),
    {
      done: 'Rights of the office saved',
      failed: 'Failed to save the rights of the office',
      reads: [officeRightsKey],
    },
  )
  return (
    <QueryState query={query} what="the rights of the office">
      {(rights) => (
        <OfficeRightsForm
          rights={rights}
          canChange={isOwner}
          busy={save.busy}
          onChange={(named) => save.run({ next: { ...rights, ...named }, seen: rights })}
        />
      )}
    </QueryState>
  )
}
