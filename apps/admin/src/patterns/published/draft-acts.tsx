import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { ChangeBar, type ChangeBarProps } from './change-bar.tsx'

export interface DraftActsProps {
  readonly draft: ChangeBarProps['draft'] & { readonly isChanged: boolean; readonly discard: () => void }
  /** The dialog that is open. */
  readonly open: 'review' | 'discard' | null
  readonly setOpen: (open: DraftActsProps['open']) => void
  /** The dialog that publishes what was reviewed. */
  readonly children: ReactNode
}

/** Offers what can be done with a document that was changed: to review and publish it, or, once asked, to give it up. */
export function DraftActs({ draft, open, setOpen, children }: DraftActsProps) {
  return (
    <>
      {draft.isChanged ? (
        <ChangeBar draft={draft} onDiscard={() => setOpen('discard')} onReview={() => setOpen('review')} />
      ) : null}
      {open === 'review' && draft.problems.size === 0 ? children : null}
      {open === 'discard' ? (
        <ConfirmDialog
          title="Discard your changes?"
          description="What you changed has not been published."
          confirmLabel="Discard changes"
          cancelLabel="Keep editing"
          destructive
          onConfirm={() => {
            draft.discard()
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}
