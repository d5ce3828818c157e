import { zeroCents } from '@dustforce/core/money'
import { exactAmount } from '@dustforce/office/company'
import { refundWay, refundWayText } from '@dustforce/office/ledger'
import type { OwnCancelPreview } from '@dustforce/supabase/own-booking'
import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { useState } from 'react'
import { useVisit } from '../../company/use-visit.ts'
import * as words from './cancel-words.en.ts'
import type { ChangeActs } from './change-acts.ts'
import { NoAnswerNotice } from './no-answer-notice.tsx'
import { PanelView, usePanel } from './panel.tsx'

interface CancelPanelProps {
  readonly acts: Pick<ChangeActs, 'previewCancel' | 'cancel'>
  /** The company's. */
  readonly phone: string
  /** Told what is refunded, and how; empty when nothing is. */
  readonly onDone: (refunded: string) => void
  readonly onClose: () => void
}

/** A bank has to decide before anything goes back. */
function waits({ refundWaitsCents = zeroCents }: OwnCancelPreview): boolean {
  return refundWaitsCents > 0
}

/** Says what canceling gives back and keeps, and does exactly that. */
export default function CancelPanel({ acts, phone, onDone, onClose }: CancelPanelProps) {
  const { money, policy } = useBusiness()
  const ownVisit = useVisit()
  const panel = usePanel(acts.previewCancel)
  const [changed, setChanged] = useState(false)

  const cancel = async (shown: OwnCancelPreview) => {
    const answer = await panel.act('cancel', (actId) => acts.cancel(actId, shown))
    if (answer === undefined) return
    if (answer.ok) {
      const back = answer.value.refundCents
      onDone(
        back > 0
          ? waits(shown)
            ? refundWayText(shown, words.it, policy, money)
            : `${words.isRefunded(exactAmount(back, money))} ${refundWayText(shown, words.it, policy, money)}`
          : '',
      )
    } else if (answer.preview !== undefined) {
      panel.setShown(answer.preview)
      setChanged(true)
    } else if (answer.reason !== 'unavailable') panel.setProblem(answer)
  }

  return (
    <PanelView panel={panel} phone={phone} height="h-40" onClose={onClose}>
      {(preview) => {
        const isWaiting = waits(preview)
        const when = preview.when ?? null
        return (
          <div className="grid gap-4 pt-4">
            {changed ? (
              <Notice tone="warning" announce="assertive" title={words.hasChanged}>
                {words.checkAgain}
              </Notice>
            ) : null}
            <h3 className="font-semibold">{words.ifYouCancel(ownVisit, when)}</h3>
            <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1">
              <dt>{isWaiting ? words.waits : words.youGetBack}</dt>
              <dd className="text-right font-semibold tabular-nums">
                {exactAmount(preview.refundCents, money)}
              </dd>
              <dt className="text-muted">{words.weKeep}</dt>
              <dd className="text-right text-muted tabular-nums">{exactAmount(preview.keptCents, money)}</dd>
            </dl>
            <p className="text-sm text-muted">{preview.explanation}</p>
            {isWaiting || refundWay(preview) === 'card' ? null : (
              <p className="text-sm text-muted">{refundWayText(preview, words.it, policy, money)}</p>
            )}
            {panel.isUnclear ? <NoAnswerNotice /> : null}
            <div className="flex flex-wrap gap-3">
              <Button
                variant="danger"
                busy={panel.busy}
                busyLabel={words.canceling}
                onClick={() => void cancel(preview)}
              >
                {isWaiting
                  ? words.andWait(when)
                  : preview.refundCents > 0
                    ? words.andGet(when, exactAmount(preview.refundCents, money))
                    : words.without(when)}
              </Button>
              <Button variant="secondary" onClick={onClose}>
                {words.keep}
              </Button>
            </div>
          </div>
        )
      }}
    </PanelView>
  )
}
