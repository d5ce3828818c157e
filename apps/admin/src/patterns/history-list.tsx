import { formatInstant } from '@dustforce/core/schedule'
import { foldHistory, type HistoryEntry } from '@dustforce/office/hub'
import { useBusiness } from '@dustforce/ui/use-business'
import { CircleDollarSign, HandCoins, Mail, PencilLine, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActButton } from '../kit/act-button.tsx'
import { RowWindow } from '../kit/row-window.tsx'
import { actorText, changeText, historyTitle } from './history-words.ts'

export interface HistoryListProps {
  /** The newest first. */
  readonly entries: readonly HistoryEntry[]
  /** Shows older ones; null when there are none. */
  readonly onMore: (() => void) | null
  readonly busy: boolean
}

const icon = 'mt-0.5 size-4 shrink-0 text-muted'
const icons: Readonly<Record<HistoryEntry['source'], ReactNode>> = {
  change: <PencilLine aria-hidden="true" className={icon} />,
  payment: <CircleDollarSign aria-hidden="true" className={icon} />,
  letter: <Mail aria-hidden="true" className={icon} />,
  payout: <HandCoins aria-hidden="true" className={icon} />,
  audit: <ShieldCheck aria-hidden="true" className={icon} />,
}

/** A line of time: what happened, who did it, when, and each value before and after. */
export function HistoryList({ entries, onMore, busy }: HistoryListProps) {
  const business = useBusiness()
  const shown = foldHistory(entries).flatMap((entry) => {
    const lines = Object.entries(entry.changes).flatMap(([column, change]) => {
      const text = entry.source === 'audit' ? null : changeText(column, change, business, entry.action)
      return text === null ? [] : [text]
    })
    // A change of what means nothing to people.
    return entry.source === 'change' && entry.action === 'updated' && lines.length === 0
      ? []
      : [{ entry, lines }]
  })
  if (shown.length === 0 && onMore === null)
    return <p className="text-sm text-muted">Nothing has changed yet.</p>
  return (
    <>
      <ol>
        <RowWindow
          as="li"
          rows={shown}
          keyOf={({ entry }) => entry.key}
          hasMore={onMore !== null}
          look="flex gap-2.5 pb-3 text-sm"
        >
          {({ entry, lines }) => {
            const actor = actorText(entry)
            return (
              <>
                {icons[entry.source]}
                <div className="min-w-0">
                  <p className="wrap-anywhere font-medium">{historyTitle(entry, business.money)}</p>
                  {lines.map((line) => (
                    <p key={line} className="wrap-anywhere">
                      {line}
                    </p>
                  ))}
                  <p className="wrap-anywhere text-xs text-muted">
                    {actor === null ? null : `${actor} · `}
                    <time dateTime={new Date(entry.at).toISOString()}>
                      {formatInstant(entry.at, business.policy.zone)}
                    </time>
                  </p>
                </div>
              </>
            )
          }}
        </RowWindow>
      </ol>
      {onMore === null ? null : (
        <ActButton busy={busy} busyLabel="Loading..." onClick={onMore}>
          Show older
        </ActButton>
      )}
    </>
  )
}
