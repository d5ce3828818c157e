import type { PublishOrder, Version } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { type ReactNode, useState } from 'react'
import { useClock } from '../../app/app-context.tsx'
import { offerUndo } from '../../app/undo.ts'
import { useChange } from '../../kit/use-change.ts'
import { DocumentSheetContext } from './document-sheet.ts'
import { DraftActs } from './draft-acts.tsx'
import { OvertakenNotice } from './overtaken-notice.tsx'
import { PublishDocumentDialog } from './publish-document-dialog.tsx'
import { type DraftRules, useDraft } from './use-draft.ts'
import { VersionList } from './version-list.tsx'

/** The words about a document and about publishing it. */
export interface DocumentScreenWords {
  /** 'Publish the company' */
  readonly publish: string
  /** From when on it holds, and for whom. */
  readonly holds: string
  readonly published: string
  readonly failed: string
  readonly none: string
}

export interface DocumentScreenProps<Document> {
  readonly words: DocumentScreenWords
  readonly rules: DraftRules<Document>
  readonly word: (path: string) => string
  /** The document that holds before anything is published. */
  readonly installed: Document
  /** The newest first. */
  readonly versions: readonly Version<Document>[]
  readonly publish: (order: PublishOrder<Document>) => Promise<number>
  readonly children: ReactNode
}

/** A document that an owner edits in place, reviews line by line, publishes by version, and takes back. */
export function DocumentScreen<Document>({
  words,
  rules,
  word,
  installed,
  versions,
  publish,
  children,
}: DocumentScreenProps<Document>) {
  const now = useClock()()
  const { policy } = useBusiness()
  const [open, setOpen] = useState<'review' | 'discard' | null>(null)
  const [newest] = versions
  const draft = useDraft(newest ?? { document: installed, id: null }, rules)
  const { of } = draft
  const change = useChange(publish, {
    failed: words.failed,
    reads: [['published']],
    onDone: ({ note }, id) => {
      setOpen(null)
      draft.discard()
      const undo = {
        document: of.document,
        basedOn: id,
        holdsFrom: 0,
        note: `Taken back${note && `: ${note}`}`,
      }
      offerUndo(words.published, words.holds, () => change.run(undo))
    },
  })
  return (
    <>
      {draft.isChanged && newest !== undefined && of.id !== newest.id ? (
        <OvertakenNotice draft={draft} rules={rules} newest={newest} name={nameOf(newest)} />
      ) : null}
      <DocumentSheetContext
        value={{
          ...{ document: draft.document, published: of.document, problems: draft.problems },
          ...{ canChange: true, word, set: draft.set },
        }}
      >
        {children}
      </DocumentSheetContext>
      <div className="pt-4">
        <VersionList
          versions={versions}
          nameOf={nameOf}
          hint="An earlier version can be published again with one click, after a look at what changes."
          none={words.none}
          now={now}
          zone={policy.zone}
          onTakeBack={(version) => {
            draft.begin(version.document, `${nameOf(version)} again`)
            setOpen('review')
          }}
        />
      </div>
      <DraftActs {...{ draft, open, setOpen }}>
        <PublishDocumentDialog
          title={words.publish}
          description={words.holds}
          draft={draft}
          busy={change.busy}
          onPublish={(note) => change.run({ document: draft.document, basedOn: of.id, holdsFrom: 0, note })}
          onClose={() => setOpen(null)}
        />
      </DraftActs>
    </>
  )
}

function nameOf({ id }: Version<unknown>): string {
  return `Version ${id}`
}
