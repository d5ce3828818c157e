import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'

export interface StatCardProps {
  readonly label: ReactNode
  readonly value: ReactNode
  /** A note on what the figure counts, or how it moved. */
  readonly hint?: ReactNode
  readonly icon?: ReactNode
  readonly loading?: boolean | undefined
  /** Makes the whole card a link by wrapping its content: `(content, look) => <Link to=… className={look}>{content}</Link>`. */
  readonly link?: ((content: ReactNode, look: string) => ReactNode) | undefined
  readonly className?: string | undefined
}

const look = 'block w-full rounded-lg border border-line bg-surface p-4 text-left text-ink'

/** One figure with its name. */
export function StatCard({ label, value, hint, icon, loading = false, link, className }: StatCardProps) {
  const content = (
    <>
      <span className="flex items-center justify-between gap-3 text-sm font-medium text-muted">
        {label}
        {icon ? <span className="text-faint">{icon}</span> : null}
      </span>
      {loading ? (
        <Skeleton className="mt-2.5 mb-1 h-7 w-24" />
      ) : (
        <span className="block pt-1 text-[1.75rem] leading-tight font-semibold tracking-tight tabular-nums">
          {value}
        </span>
      )}
      {hint ? <span className="block pt-1 text-xs text-muted">{hint}</span> : null}
    </>
  )
  return link === undefined ? (
    <div className={classNames(look, className)}>{content}</div>
  ) : (
    link(
      content,
      classNames(look, 'transition-[border-color,box-shadow] hover:border-brand hover:shadow-md', className),
    )
  )
}
