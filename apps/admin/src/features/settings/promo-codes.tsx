import type { PromoCode } from '@dustforce/core/promo'
import type { PromoDraft } from '@dustforce/supabase/admin'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { offerUndo } from '../../app/undo.ts'
import { useKept } from '../../app/use-kept.ts'
import { ActButton } from '../../kit/act-button.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import { ExportList } from '../../patterns/export-list.tsx'
import { useSaveOver } from '../../patterns/use-save-over.ts'
import { useIsOwner } from '../../patterns/use-team.ts'
import { promoCsvColumns } from './promo-csv.ts'
import { PromoList } from './promo-list.tsx'
import { SettingsCard } from './settings-cards.tsx'

const PromoFormDialog = lazyPart(async () => ({
  default: (await import('./promo-form-dialog.tsx')).PromoFormDialog,
}))

const queryKey = ['settings', 'promo-codes']
const always = { failed: 'Failed to save the promo code', reads: [queryKey] }

interface Saving {
  readonly draft: PromoDraft
  /** As it was seen; null for a new one. */
  readonly seen: PromoDraft | null
}

export function PromoCodes() {
  const { settings } = useBackend()
  const isOwner = useIsOwner() ?? false
  const query = useQuery({ queryKey, queryFn: settings.promoCodes })
  const [dialog, setDialog] = useKept<{ readonly promo: PromoCode | null } | null>(
    'dialog of promo codes',
    null,
  )
  const saveOver = useSaveOver()
  const write = ({ draft, seen }: Saving) =>
    seen === null
      ? settings.addPromo(draft)
      : saveOver(draft.code, (theirs) => settings.updatePromo(draft, seen, theirs))
  const save = useChange(write, {
    ...always,
    done: ({ draft, seen }) => [seen === null ? 'Promo code added' : 'Promo code updated', draft.code],
    onDone: () => setDialog(null),
  })
  // It is only switched on or off, and nothing else is edited.
  const activate = useChange(write, {
    ...always,
    onDone: ({ draft }) =>
      offerUndo(draft.isActive ? 'Promo code activated' : 'Promo code deactivated', draft.code, () =>
        activate.run({ draft: { ...draft, isActive: !draft.isActive }, seen: draft }),
      ),
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
          {isOwner ? <ActButton onClick={() => setDialog({ promo: null })}>Add Promo Code</ActButton> : null}
        </span>
      }
    >
      <QueryState query={query} what="promo codes">
        {(promoCodes) => (
          <PromoList
            promoCodes={promoCodes}
            canChange={isOwner}
            onEdit={(promo) => setDialog({ promo })}
            onSetActive={(promo, isActive) => activate.run({ draft: { ...promo, isActive }, seen: promo })}
          />
        )}
      </QueryState>
      {dialog === null ? null : (
        <PromoFormDialog
          promo={dialog.promo}
          busy={save.busy}
          onSave={(draft) => save.run({ draft, seen: dialog.promo })}
          onClose={() => setDialog(null)}
        />
      )}
    </SettingsCard>
  )
}
