import type { PromoCode } from '@dustforce/core/promo'
import type { PromoDraft } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { offerUndo } from '../../app/undo.ts'
import { useKept } from '../../app/use-kept.ts'
import { ExportList } from '../../patterns/export-list.tsx'
import { useSaveOver } from '../../patterns/use-save-over.ts'
import { useIsOwner } from '../../patterns/use-team.ts'
import { LoadState } from './load-state.tsx'
import { promoCsvColumns } from './promo-csv.ts'
import { PromoList } from './promo-list.tsx'
import { SettingsCard } from './settings-cards.tsx'

const PromoFormDialog = lazyPart(async () => ({
  default: (await import('./promo-form-dialog.tsx')).PromoFormDialog,
}))

interface Saving {
  readonly draft: PromoDraft
  /** As it was seen; null for a new one. */
  readonly seen: PromoDraft | null
  /** It is only switched on or off, and nothing else is edited. */
  readonly isSwitch?: true
}

export function PromoCodes() {
  const { settings } = useBackend()
  const client = useQueryClient()
  const isOwner = useIsOwner() ?? false
  const query = useQuery({ queryKey: ['settings', 'promo-codes'], queryFn: settings.promoCodes })
  const [dialog, setDialog] = useKept<{ readonly promo: PromoCode | null } | null>(
    'dialog of promo codes',
    null,
  )
  const saveOver = useSaveOver()
  const save = useMutation({
    mutationFn: ({ draft, seen }: Saving) =>
      seen === null
        ? settings.addPromo(draft)
        : saveOver(draft.code, (theirs) => settings.updatePromo(draft, seen, theirs)),
    onSuccess: (_, { draft, seen, isSwitch }) => {
      if (isSwitch === true) {
        const back = { draft: { ...draft, isActive: !draft.isActive }, seen: draft }
        offerUndo(draft.isActive ? 'Promo code activated' : 'Promo code deactivated', draft.code, () =>
          save.mutate(back),
        )
        return
      }
      say(seen === null ? 'Promo code added' : 'Promo code updated', draft.code)
      setDialog(null)
    },
    onError: (failure) => warnOf('Failed to save the promo code', failure),
    onSettled: () => client.invalidateQueries({ queryKey: ['settings', 'promo-codes'] }),
  })
  return (
    <SettingsCard
      title="Promo codes"
      hint={
        isOwner ? 'A code that was used is deactivated rather than deleted.' : 'An owner changes promo codes.'
      }
      aside={
        <span className="flex flex-wrap items-center gap-2">
          <ExportList
            what="promo codes"
            columns={promoCsvColumns}
            read={async () => ({ rows: await settings.promoCodes(), next: null })}
          />
          {isOwner ? (
            <Button size="sm" variant="secondary" onClick={() => setDialog({ promo: null })}>
              Add Promo Code
            </Button>
          ) : null}
        </span>
      }
    >
      <LoadState query={query} what="promo codes">
        {(promoCodes) => (
          <PromoList
            promoCodes={promoCodes}
            canChange={isOwner}
            onEdit={(promo) => setDialog({ promo })}
            onSetActive={(promo, isActive) =>
              save.mutate({ draft: { ...promo, isActive }, seen: promo, isSwitch: true })
            }
          />
        )}
      </LoadState>
      {dialog === null ? null : (
        <PromoFormDialog
          promo={dialog.promo}
          busy={save.isPending}
          onSave={(draft) => save.mutate({ draft, seen: dialog.promo })}
          onClose={() => setDialog(null)}
        />
      )}
    </SettingsCard>
  )
}
