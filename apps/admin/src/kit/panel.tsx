import { Card } from '@dustforce/ui/card'
import type { ReactNode } from 'react'

export interface PanelProps {
  readonly title: string
  readonly children: ReactNode
}

/** A titled part of a record that is opened in a list. */
export function Panel({ title, children }: PanelProps) {
  return (
    <Card pad="sm">
      <h2 className="pb-2 text-xs font-semibold tracking-wide text-muted uppercase">{title}</h2>
      {children}
    </Card>
  )
}
