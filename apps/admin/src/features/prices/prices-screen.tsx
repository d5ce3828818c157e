import { formatInstant } from '@dustforce/core/schedule'
import type { PriceVersion } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Notice } from '@dustforce/ui/notice'
import { useState } from 'react'
import { useBackend, useClock } from '../../app/app-context.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { PageTitle } from '../../kit/page-title.tsx'
import { useChange } from '../../kit/use-change.ts'
import { ChangeBar } from './change-bar.tsx'
import { OvertakenNotice } from './overtaken-notice.tsx'
import { PriceFile } from './price-file.tsx'
import { PriceList } from './price-list.tsx'
import type { PriceRules } from './price-rules.ts'
import { usePriceDraft } from './use-price-draft.ts'
import { VersionList } from './version-list.tsx'
import { versionStates } from './version-states.ts'

const PublishDialog = lazyPart(async () => ({
  default: (await import('./publish-dialog.tsx')).PublishDialog,
}))

export interface PricesScreenProps {
  readonly rules: PriceRules
  /** The newest first. */
  readonly versions: readonly PriceVersion[]
}

/** An owner's price list: edited in place, reviewed, published by version, taken back. */
export function PricesScreen({ rules, versions }: PricesScreenProps) {
  const { policy } = rules
  const { prices } = useBackend()
  const now = useClock()()
  const [open, setOpen] = useState<'review' | 'discard' | null>(null)
  const [newest] = versions
  const draft = usePriceDraft(newest ?? { book: rules.book, id: null })
  const publish = useChange(prices.publish, {
    done: ({ book, holdsFrom }) => [
      holdsFrom > now ? 'Prices planned' : 'Prices published',
      holdsFrom > now
        ? `They hold from ${formatInstant(holdsFrom, policy.zone)}.`
        : `Version ${book.version} is charged now.`,
    ],
    failed: 'The prices were not published',
    reads: [['prices']],
    onDone: () => {
      setOpen(null)
      draft.discard()
    },
  })
  const isOvertaken = draft.isChanged && newest !== undefined && draft.of.id !== newest.id
  const planned = versionStates(versions, now)[0] === 'planned' ? newest : undefined
  return (
    <>
      <PageTitle
        title="Prices"
        hint="Every quote and checkout is calculated from these."
        aside={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone="brand">Version {draft.of.book.version}</Badge>
            <PriceFile book={draft.book} onImport={(book, name) => draft.begin(book, `From ${name}`)} />
          </span>
        }
      />
      {planned === undefined ? null : (
        <Notice tone="info" className="mb-4" title="These prices are planned">
          They hold from {formatInstant(planned.holdsFrom, policy.zone)}. Until then those before them are
          charged.
        </Notice>
      )}
      {isOvertaken ? <OvertakenNotice draft={draft} newest={newest} /> : null}
      <PriceList
        sheet={{
          ...{ book: draft.book, published: draft.of.book, problems: draft.problems, set: draft.set },
          canChange: true,
        }}
      />
      <div className="pt-4">
        <VersionList
          versions={versions}
          now={now}
          zone={policy.zone}
          onTakeBack={({ book }) => {
            draft.begin(book, `${book.version} again`)
            setOpen('review')
          }}
        />
      </div>
      {draft.isChanged ? (
        <ChangeBar draft={draft} onDiscard={() => setOpen('discard')} onReview={() => setOpen('review')} />
      ) : null}
      {open === 'review' && draft.problems.size === 0 ? (
        <PublishDialog
          draft={draft}
          policy={policy}
          taken={[rules.book.version, ...versions.map(({ book }) => book.version)]}
          busy={publish.busy}
          onPublish={publish.run}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'discard' ? (
        <ConfirmDialog
          title="Discard your changes?"
          description="The prices that you changed have not been published."
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
