import type { PriceBook } from '@dustforce/core/catalogue'
import { formatInstant } from '@dustforce/core/schedule'
import type { Version } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { useState } from 'react'
import { useBackend, useClock } from '../../app/app-context.tsx'
import { PageTitle } from '../../kit/page-title.tsx'
import { useChange } from '../../kit/use-change.ts'
import { DraftActs } from '../../patterns/published/draft-acts.tsx'
import { OvertakenNotice } from '../../patterns/published/overtaken-notice.tsx'
import { useDraft } from '../../patterns/published/use-draft.ts'
import { VersionList } from '../../patterns/published/version-list.tsx'
import { versionStates } from '../../patterns/published/version-states.ts'
import { priceDraftRules } from './price-draft-rules.ts'
import { PriceFile } from './price-file.tsx'
import { PriceList } from './price-list.tsx'
import type { PriceRules } from './price-rules.ts'

const PublishDialog = lazyPart(async () => ({
  default: (await import('./publish-dialog.tsx')).PublishDialog,
}))

const ExampleGallery = lazyPart(async () => ({
  default: (await import('./example-gallery.tsx')).ExampleGallery,
}))

export interface PricesScreenProps {
  readonly rules: PriceRules
  /** The newest first. */
  readonly versions: readonly Version<PriceBook>[]
}

/** An owner's price list: edited in place, reviewed, published by version, taken back. */
export function PricesScreen({ rules, versions }: PricesScreenProps) {
  const { policy } = rules
  const { prices } = useBackend()
  const isNew = useBusiness().company.opening === 'soon' && versions.length === 0
  const now = useClock()()
  const [open, setOpen] = useState<'review' | 'discard' | null>(null)
  const [newest] = versions
  const draft = useDraft(newest ?? { document: rules.book, id: null }, priceDraftRules)
  const publish = useChange(prices.publish, {
    done: ({ document, holdsFrom }) => [
      holdsFrom > now ? 'Prices planned' : 'Prices published',
      holdsFrom > now
        ? `They hold from ${formatInstant(holdsFrom, policy.zone)}.`
        : `Version ${document.version} is charged now.`,
    ],
    failed: 'The prices were not published',
    reads: [['prices'], ['published']],
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
            <Badge tone="brand">Version {draft.of.document.version}</Badge>
            <PriceFile book={draft.document} onImport={(book, name) => draft.begin(book, `From ${name}`)} />
          </span>
        }
      />
      {planned === undefined ? null : (
        <Notice tone="info" className="mb-4" title="These prices are planned">
          They hold from {formatInstant(planned.holdsFrom, policy.zone)}. Until then those before them are
          charged.
        </Notice>
      )}
      {isOvertaken ? (
        <OvertakenNotice
          numeric
          draft={draft}
          rules={priceDraftRules}
          newest={newest}
          name={newest.document.version}
        />
      ) : null}
      {isNew ? (
        <div className="pb-4">
          <ExampleGallery
            book={draft.document}
            onBegin={(book, name) => draft.begin(book, `Begun from ${name}`)}
          />
        </div>
      ) : null}
      <PriceList
        sheet={{
          ...{ book: draft.document, published: draft.of.document, problems: draft.problems, set: draft.set },
          canChange: true,
        }}
      />
      <div className="pt-4">
        <VersionList
          versions={versions}
          now={now}
          zone={policy.zone}
          nameOf={({ document }) => document.version}
          hint="Every booking keeps the prices that it was made by. An earlier version can be published again with one click, after a look at what changes."
          none="No prices were published here yet: those that the program came with hold."
          onTakeBack={({ document }) => {
            draft.begin(document, `${document.version} again`)
            setOpen('review')
          }}
        />
      </div>
      <DraftActs {...{ draft, open, setOpen }}>
        <PublishDialog
          draft={draft}
          policy={policy}
          taken={[rules.book.version, ...versions.map(({ document }) => document.version)]}
          busy={publish.busy}
          onPublish={publish.run}
          onClose={() => setOpen(null)}
        />
      </DraftActs>
    </>
  )
}
