import type { SeriesChange } from '@dustforce/office/series/change'
import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { useCallback, useState } from 'react'
import { type ChangeActs, refusalText } from './change-acts.ts'
import { focusOnAppear } from './focus-on-appear.ts'
import { NoAnswerNotice } from './no-answer-notice.tsx'
import { PanelView, usePanel } from './panel.tsx'
import { SeriesChangeList } from './series-change-list.tsx'
import { changeSeries, previewSeries, type SeriesPreview } from './series-preview.ts'
import * as words from './series-words.en.ts'

interface SeriesPanelProps {
  readonly change: SeriesChange
  readonly phone: string
  readonly ask: ChangeActs['askOfSeries']
  readonly onDone: (text: string) => void
  readonly onClose: () => void
}

/** Says what a change of visits that repeat does to each of them, and does it. */
export function SeriesPanel({ change, phone, ask, onDone, onClose }: SeriesPanelProps) {
  const panel = usePanel<SeriesPreview>(useCallback(() => previewSeries(ask, change), [ask, change]))
  const [refusal, setRefusal] = useState<string | null>(null)
  const { kind } = change
  const confirm = async (shown: SeriesPreview) => {
    const answer = await panel.act(JSON.stringify(change), (actId) => changeSeries(ask, actId, change, shown))
    if (answer === undefined) return
    if (answer.ok) {
      onDone(words.isDone[kind])
      return
    }
    if (answer.reason === 'unavailable') return
    setRefusal(refusalText(answer))
    panel.look()
  }
  return (
    <PanelView panel={panel} phone={phone} height="h-40" onClose={onClose}>
      {(shown) => (
        <div className="grid gap-4 pt-4">
          <h3 ref={focusOnAppear} tabIndex={-1} className="font-semibold outline-none">
            {words.question[kind]}
          </h3>
          {refusal === null ? null : (
            <Notice tone="warning" announce="assertive">
              {refusal}
            </Notice>
          )}
          <SeriesChangeList visits={shown.visits} />
          <p className="text-sm text-muted">{words.note[kind]}</p>
          {panel.isUnclear ? <NoAnswerNotice /> : null}
          <div className="flex flex-wrap gap-3">
            <Button
              variant={kind === 'end' || kind === 'skip' ? 'danger' : 'primary'}
              busy={panel.busy}
              busyLabel={words.working}
              onClick={() => void confirm(shown)}
            >
              {words.confirm[kind]}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {words.keep}
            </Button>
          </div>
        </div>
      )}
    </PanelView>
  )
}
