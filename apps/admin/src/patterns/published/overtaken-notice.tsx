import type { Version } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { ActButton } from '../../kit/act-button.tsx'
import { ChangeList, type ChangeListProps } from './change-list.tsx'
import type { Draft, DraftRules } from './use-draft.ts'

export interface OvertakenNoticeProps<Document> extends Pick<ChangeListProps, 'numeric'> {
  readonly draft: Draft<Document>
  readonly rules: DraftRules<Document>
  /** The version that somebody else has published meanwhile. */
  readonly newest: Version<Document>
  readonly name: string
}

/** Somebody else published: what they changed, and the way to go on from there with nothing lost. */
export function OvertakenNotice<Document>({
  draft,
  rules,
  newest,
  name,
  ...list
}: OvertakenNoticeProps<Document>) {
  return (
    <Notice
      tone="warning"
      announce="polite"
      className="mb-4"
      title={`${newest.author ?? 'Somebody'} has published ${name} in the meantime`}
    >
      <div className="grid gap-3 pt-2">
        <ChangeList changes={rules.changes(draft.of.document, newest.document)} {...list} />
        <span className="flex flex-wrap gap-2">
          <ActButton
            onClick={() =>
              draft.begin(rules.onto(draft.of.document, draft.document, newest.document), draft.note)
            }
          >
            Put my changes on top of theirs
          </ActButton>
          <ActButton onClick={draft.discard}>Take theirs</ActButton>
        </span>
      </div>
    </Notice>
  )
}
