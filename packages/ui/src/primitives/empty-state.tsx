import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface EmptyStateProps {
  readonly title: ReactNode
  readonly hint?: ReactNode
  readonly action?: ReactNode
  readonly className?: string | undefined
}

/** Says that there is nothing here, why, and what to do next. */
export function EmptyState({ title, hint, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center px-6 py-12 text-center', className)}>
      <p className="text-lg font-semibold">{title}</p>
      {hint ? <p className="max-w-[46ch] pt-1 text-muted">{hint}</p> : null}
      {action ? <div className="pt-5">{action}</div> : null}
    </div>
  )
}
