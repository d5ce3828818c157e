import type { ReactNode } from 'react'

export interface PageTitleProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly hint?: ReactNode
}

/** A screen's heading with what stands beside it. */
export function PageTitle({ title, aside, hint }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 pb-4">
      <div className="min-w-0">
        <h1 className="text-title">{title}</h1>
        {hint ? <p className="pt-0.5 text-sm text-muted">{hint}</p> : null}
      </div>
      {aside}
    </div>
  )
}
