import { useBackend } from '../../app/app-context.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import { officeRightsKey, useOfficeRights } from '../../patterns/use-office-rights.ts'
import { useIsOwner } from '../../patterns/use-team.ts'
import { OfficeRightsForm } from './office-rights-form.tsx'

export function OfficeRights() {
  const { settings } = useBackend()
  const isOwner = useIsOwner() ?? false
  const query = useOfficeRights()
  const save = useChange(settings.setOfficeRights, {
    done: 'Rights of the office saved',
    failed: 'Failed to save the rights of the office',
    reads: [officeRightsKey],
  })
  return (
    <QueryState query={query} what="the rights of the office">
      {(rights) => (
        <OfficeRightsForm rights={rights} canChange={isOwner} busy={save.busy} onChange={save.run} />
      )}
    </QueryState>
  )
}
