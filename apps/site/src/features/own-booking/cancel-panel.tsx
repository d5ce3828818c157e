import { zeroCents } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import { exactDollars } from '@dustforce/office/company'
import { refundWay, refundWayText } from '@dustforce/office/ledger'
import type { OwnBookingRefusal, OwnCancelPreview } from '@dustforce/supabase/own-booking'
import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useBusy } from '@dustforce/ui/use-busy'
import { useCallback, useEffect, useState } from 'react'
import type { ChangeActs } from './change-acts.ts'
import { NoAnswerNotice } from './no-answer-notice.tsx'
import { PanelProblem } from './panel-problem.tsx'
import { useActId } from './use-act-id.ts'

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
  const [preview, setPreview] = useState<OwnCancelPreview | null>(null)
  const [problem, setProblem] = useState<OwnBookingRefusal | null>(null)
  const [changed, setChanged] = useState(false)
  const [isUnclear, setUnclear] = useState(false)
  const [busy, run] = useBusy(() => setUnclear(true))
  const actId = useActId()
  const { previewCancel } = acts

  const load = useCallback(async () => {
    setProblem(null)
    const answer = await previewCancel()
    if (answer.ok) setPreview(answer.value)
    else setProblem(answer)
  }, [previewCancel])
  useEffect(() => void load(), [load])

  const cancel = async (shown: OwnCancelPreview) => {
    const answer = await run(() => acts.cancel(actId.of('cancel'), shown))
    if (answer === undefined) return
    actId.settle(answer)
    setUnclear(!answer.ok && answer.reason === 'unavailable')
    if (answer.ok) {
      const back = answer.value.refundCents
      onDone(
        back > 0
          ? waits(shown)
            ? refundWayText(shown, 'It', gtaPolicy)
            : `${exactDollars(back)} is refunded. ${refundWayText(shown, 'It', gtaPolicy)}`
          : '',
      )
    } else if (answer.preview !== undefined) {
      setPreview(answer.preview)
      setChanged(true)
    } else if (answer.reason !== 'unavailable') setProblem(answer)
  }

  if (problem !== null)
    return <PanelProblem refusal={problem} phone={phone} onRetry={() => void load()} onClose={onClose} />
  if (preview === null) return <Skeleton className="mt-4 h-40" />
  const isWaiting = waits(preview)
  const of = preview.when == null ? '' : ` ${preview.when}`
  return (
    <div className="grid gap-4 pt-4">
      {changed ? (
        <Notice tone="warning" announce="assertive" title="This has changed meanwhile">
          Nothing was done. Please look at the amounts again.
        </Notice>
      ) : null}
      <h3 className="font-semibold">
        {preview.when == null ? 'If you cancel now' : `If you cancel the cleaning of ${preview.when} now`}
      </h3>
      <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <dt>{isWaiting ? 'Waits for your bank' : 'You get back'}</dt>
        <dd className="text-right font-semibold tabular-nums">{exactDollars(preview.refundCents)}</dd>
        <dt className="text-muted">We keep</dt>
        <dd className="text-right text-muted tabular-nums">{exactDollars(preview.keptCents)}</dd>
      </dl>
      <p className="text-sm text-muted">{preview.explanation}</p>
      {isWaiting || refundWay(preview) === 'card' ? null : (
        <p className="text-sm text-muted">{refundWayText(preview, 'It', gtaPolicy)}</p>
      )}
      {isUnclear ? <NoAnswerNotice /> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} busyLabel="Canceling..." onClick={() => void cancel(preview)}>
          {isWaiting
            ? `Cancel${of}, and wait for my bank`
            : preview.refundCents > 0
              ? `Cancel${of} and get ${exactDollars(preview.refundCents)} back`
              : `Cancel${of} without a refund`}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep my booking
        </Button>
      </div>
    </div>
  )
}
