import type { UntouchedVisits } from '@dustforce/supabase/admin'
import { Panel } from '../../kit/panel.tsx'
import { untouchedWords } from './rise-words.ts'

/** Customers whose visits keep their price, each with why. */
export function UntouchedList({ rows }: { readonly rows: readonly UntouchedVisits[] }) {
  if (rows.length === 0) return null
  return (
    <Panel title={`Not touched (${rows.length})`}>
      <ul className="divide-y divide-line text-sm">
        {rows.map(({ id, customer, every, why, problems }) => (
          <li key={id} className="grid gap-x-4 py-2 first:pt-0 last:pb-0 sm:grid-cols-[14rem_1fr]">
            <span>
              {customer} <span className="text-xs text-muted">{every}</span>
            </span>
            <span className="text-muted">{[untouchedWords(why), ...problems].join(' ')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
