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
  readonly isNew: boolean
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
  const save = useMutation({
    mutationFn: ({ draft, isNew }: Saving) =>
      isNew ? settings.addPromo(draft) : settings.updatePromo(draft),
    onSuccess: (_, { draft, isNew, isSwitch }) => {
      if (isSwitch === true) {
        const back = { draft: { ...draft, isActive: !draft.isActive }, isNew: false }
        offerUndo(draft.isActive ? 'Promo code activated' : 'Promo code deactivated', draft.code, () =>
          save.mutate(back),
        )
        return
      }
      say(isNew ? 'Promo code added' : 'Promo code updated', draft.code)
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
              save.mutate({ draft: { ...promo, isActive }, isNew: false, isSwitch: true })
            }
          />
        )}
      </LoadState>
      {dialog === null ? null : (
        <PromoFormDialog
          promo={dialog.promo}
          busy={save.isPending}
          onSave={(draft) => save.mutate({ draft, isNew: dialog.promo === null })}
          onClose={() => setDialog(null)}
        />
      )}
    </SettingsCard>
  )
}
