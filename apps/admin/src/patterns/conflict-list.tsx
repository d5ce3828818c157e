import { type Conflict, conflictText, isHard } from '@dustforce/office/hub'
import { Ban, TriangleAlert } from 'lucide-react'

/** Lists the conflicts at a place: what the database refuses, and what the office may decide. */
export function ConflictList({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm">
      {conflicts.map((conflict) => {
        const Icon = isHard(conflict) ? Ban : TriangleAlert
        return (
          <li
            key={conflictText(conflict)}
            className={isHard(conflict) ? 'flex gap-2 text-danger-ink' : 'flex gap-2 text-warning-ink'}
          >
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{conflictText(conflict)}</span>
          </li>
        )
      })}
    </ul>
  )
}
