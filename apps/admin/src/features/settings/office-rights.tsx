import type { OfficeRights as Rights } from '@dustforce/supabase/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { officeRightsKey, useOfficeRights } from '../../patterns/use-office-rights.ts'
import { type Change, useSaveOver } from '../../patterns/use-save-over.ts'
import { useIsOwner } from '../../patterns/use-team.ts'
import { LoadState } from './load-state.tsx'
import { OfficeRightsForm } from './office-rights-form.tsx'

export function OfficeRights() {
  const { settings } = useBackend()
  const isOwner = useIsOwner() ?? false
  const client = useQueryClient()
  const query = useOfficeRights()
  const saveOver = useSaveOver()
  const save = useMutation({
    mutationFn: ({ next, seen }: Change<Rights>) =>
      saveOver('setOfficeRights', (theirs) => settings.setOfficeRights(next, seen, theirs)),
    onSuccess: () => say('Rights of the office saved'),
    onError: (failure) => warnOf('Failed to save the rights of the office', failure),
    onSettled: () => client.invalidateQueries({ queryKey: officeRightsKey }),
  })
  return (
    <LoadState query={query} what="the rights of the office">
      {(rights) => (
        <OfficeRightsForm
          rights={rights}
          canChange={isOwner}
          busy={save.isPending}
          onChange={(named) => save.mutate({ next: { ...rights, ...named }, seen: rights })}
        />
      )}
    </LoadState>
  )
}
