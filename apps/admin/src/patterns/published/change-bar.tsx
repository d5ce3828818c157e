import { Button } from '@dustforce/ui/button'
import { Said } from '@dustforce/ui/said'
import type { Draft } from './use-draft.ts'

export interface ChangeBarProps {
  readonly draft: Pick<Draft<unknown>, 'problems' | 'changes'>
  readonly onDiscard: () => void
  readonly onReview: () => void
}

/** Shows what has been changed so far, and what can be done with it; it stays in view. */
export function ChangeBar({ draft: { problems, changes }, onDiscard, onReview }: ChangeBarProps) {
  const wrong = [...problems.values()]
  return (
    <div
      data-over-end
      className="sticky bottom-3 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line-strong bg-raised px-4 py-3 shadow-lg"
    >
      <Said className="min-w-0 flex-1 basis-52 text-sm font-medium">
        {wrong.length === 0
          ? changes.length === 1
            ? '1 change, not published yet'
            : `${changes.length} changes, not published yet`
          : `${wrong.length === 1 ? '1 value is' : `${wrong.length} values are`} not right. ${wrong[0]}`}
      </Said>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          Discard
        </Button>
        <Button size="sm" disabled={wrong.length > 0} onClick={onReview}>
          Review and publish
        </Button>
      </div>
    </div>
  )
}
