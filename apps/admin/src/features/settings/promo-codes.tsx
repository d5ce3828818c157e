import type { PromoCode } from '@dustforce/core/promo'
import type { PromoDraft } from '@dustforce/supabase/admin'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { offerUndo } from '../../app/undo.ts'
import { useSessionState } from '../../app/use-session-state.ts'
import { ActButton } from '../../kit/act-button.tsx'
import { ExportList } from '../../kit/export-list.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import { type Over, useSaveOver } from '../../kit/use-save-over.ts'
import { useIsOwner } from '../../patterns/use-team.ts'
import { promoCsvColumns } from './promo-csv.ts'
import { PromoList } from './promo-list.tsx'
import { SettingsCard } from './settings-cards.tsx'

const PromoFormDialog = lazyPart(async () => ({
  default: (await import('./promo-form-dialog.tsx')).PromoFormDialog,
}))

const queryKey = ['settings', 'promo-codes']
const always = { failed: 'Failed to save the promo code', reads: [queryKey] }

export function PromoCodes() {
  const { policy } = useBusiness()
  const { settings } = useBackend()
  const isOwner = useIsOwner() ?? false
  const query = useQuery({ queryKey, queryFn: settings.promoCodes })
  const [dialog, setDialog] = useSessionState<{ readonly promo: PromoCode | null } | null>(
    'dialog of promo codes',
    null,
  )
  const saveOver = useSaveOver()
  const update = ({ next, seen }: Over<PromoDraft>) =>
    saveOver(next.code, (theirs) => settings.updatePromo(next, seen, theirs))
  const seen = dialog?.promo ?? null
  const isNew = seen === null
  const save = useChange(
    (draft: PromoDraft) => (isNew ? settings.addPromo(draft) : update({ next: draft, seen })),
    {
      ...always,
      done: ({ code }) => [isNew ? 'Promo code added' : 'Promo code updated', code],
      onDone: () => setDialog(null),
    },
  )
  // It is only switched on or off, and nothing else is edited.
  const activate = useChange(update, {
    ...always,
    onDone: ({ next, seen }) =>
      offerUndo(next.isActive ? 'Promo code activated' : 'Promo code deactivated', next.code, () =>
        activate.run({ next: seen, seen: next }),
      ),
  })
  return (
    <SettingsCard
      title="Promo codes"
      hint={
        isOwner
          ? 'A code that was used is deactivated rather than deleted.'
          : 'Only an owner can change promo codes.'
      }
      aside={
        <span className="flex flex-wrap items-center gap-2">
          <ExportList
            what="promo codes"
            columns={promoCsvColumns(policy)}
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
            onSetActive={(promo, isActive) => activate.run({ next: { ...promo, isActive }, seen: promo })}
          />
        )}
      </QueryState>
      {dialog === null ? null : (
        <PromoFormDialog
          promo={dialog.promo}
          busy={save.busy}
          onSave={save.run}
          onClose={() => setDialog(null)}
        />
      )}
    </SettingsCard>
  )
}
