import type { Assignment } from '@dustforce/office/metrics'
import { Avatar } from '@dustforce/ui/avatar'
import { classNames } from '@dustforce/ui/class-names'
import { EmptyState } from '@dustforce/ui/empty-state'
import type { ReactNode } from 'react'

export interface AssignmentsGridProps {
  /** In the order to show them: most first, nobody's last. */
  readonly assignments: readonly Assignment[]
  /** Renders a tile as a link in the given look. */
  readonly link: (assignment: Assignment, content: ReactNode, look: string) => ReactNode
}

/** Shows how many of the week's jobs each cleaner has. */
export function AssignmentsGrid({ assignments, link }: AssignmentsGridProps) {
  if (assignments.length === 0) return <EmptyState title="No assignments found." className="!py-8" />
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-2.5">
      {assignments.map((assignment) => (
        <li key={assignment.label}>
          {link(
            assignment,
            <>
              <Avatar initials={assignment.initials} tone={assignment.cleaner === null ? 'empty' : 'brand'} />
              <span className="min-w-0 flex-1 wrap-anywhere font-medium">{assignment.label}</span>
              <span className="text-lg font-semibold tabular-nums">{assignment.count}</span>
              <span className="sr-only">{assignment.count === 1 ? 'job' : 'jobs'} this week</span>
            </>,
            classNames(
              'flex items-center gap-3 rounded-lg border px-3.5 py-2.5 transition-[border-color,box-shadow] hover:border-brand hover:shadow-md',
              assignment.cleaner === null
                ? 'border-dashed border-line-strong bg-sunken text-muted'
                : 'border-line bg-surface',
            ),
          )}
        </li>
      ))}
    </ul>
  )
}
