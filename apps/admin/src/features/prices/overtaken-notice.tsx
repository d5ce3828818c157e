import { changedOnto, priceChanges } from '@dustforce/office/prices'
import type { PriceVersion } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { ActButton } from '../../kit/act-button.tsx'
import { ChangeList } from './change-list.tsx'
import type { PriceDraft } from './use-price-draft.ts'

export interface OvertakenNoticeProps {
  readonly draft: PriceDraft
  /** What somebody else has published meanwhile. */
  readonly newest: PriceVersion
}

/** Somebody else published: what they changed, and the way to go on from there with nothing lost. */
export function OvertakenNotice({ draft, newest }: OvertakenNoticeProps) {
  return (
    <Notice
      tone="warning"
      announce="polite"
      className="mb-4"
      title={`${newest.author ?? 'Somebody'} has published ${newest.book.version} in the meantime`}
    >
      <div className="grid gap-3 pt-2">
        <ChangeList changes={priceChanges(draft.of.book, newest.book)} />
        <span className="flex flex-wrap gap-2">
          <ActButton
            onClick={() => draft.begin(changedOnto(draft.of.book, draft.book, newest.book), draft.note)}
          >
            Put my changes on top of theirs
          </ActButton>
          <ActButton onClick={draft.discard}>Take theirs</ActButton>
        </span>
      </div>
    </Notice>
  )
}
