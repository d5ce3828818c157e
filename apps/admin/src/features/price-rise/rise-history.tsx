import { formatDate } from '@dustforce/core/schedule'
import type { DecidedRise } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { ActButton } from '../../kit/act-button.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Panel } from '../../kit/panel.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'

/** The rises that were told, each with how far it is; one that holds for nobody yet is taken back here. */
export function RiseHistory() {
  const { rises } = useBackend()
  const query = useQuery({ queryKey: ['rises', 'decided'], queryFn: rises.decided })
  return (
    <Panel title="History">
      <QueryState query={query} what="price rises" loading="h-10">
        {(decided) =>
          decided.length === 0 ? (
            <p className="text-sm text-muted">No prices were raised yet.</p>
          ) : (
            <ul aria-label="Price rises" className="divide-y divide-line">
              {decided.map((rise) => (
                <HistoryRow key={rise.id} rise={rise} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  )
}

function HistoryRow({ rise }: { readonly rise: DecidedRise }) {
  const { rises } = useBackend()
  const [isAsking, setAsking] = useState(false)
  const takeBack = useChange(rises.takeBack, {
    done: ['Taken back', 'The visits keep their price, and those who were told get another e-mail.'],
    failed: 'It was not taken back',
    reads: [['rises']],
    onEnd: () => setAsking(false),
  })
  const { id, priceBook, author, toldOn, takenBackOn, holdsFrom, told, held, ended } = rise
  const customers = told === 1 ? '1 customer' : `${told} customers`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 first:pt-0 last:pb-0">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block text-sm font-medium">
          {customers}, to {priceBook}
          {holdsFrom === null ? '' : `, from ${formatDate(holdsFrom)}`}
        </span>
        <span className="block text-xs text-muted">
          {author}
          {toldOn === null ? '' : `, told on ${formatDate(toldOn)}`}
          {ended === 0 ? '' : `, ${ended} ended since`}
        </span>
      </span>
      {takenBackOn !== null ? (
        <Badge>Taken back on {formatDate(takenBackOn)}</Badge>
      ) : held > 0 ? (
        <Badge dot tone="success">
          Holds for {held} of {told}
        </Badge>
      ) : (
        <>
          <Badge dot tone="info">
            Told
          </Badge>
          <ActButton aria-label={`Take back: ${customers}, ${priceBook}`} onClick={() => setAsking(true)}>
            Take back
          </ActButton>
        </>
      )}
      {isAsking ? (
        <ConfirmDialog
          title="Take this price rise back?"
          description={`The visits of ${customers} keep their price. Those who were told get another e-mail that says so.`}
          confirmLabel="Take back"
          cancelLabel="Keep it"
          busy={takeBack.busy}
          busyLabel="Taking back..."
          onConfirm={() => takeBack.run(id)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  )
}
