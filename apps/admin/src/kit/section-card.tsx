import { Card } from '@dustforce/ui/card'
import type { ReactNode } from 'react'

export interface SectionCardProps {
  readonly title: string
  readonly hint: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page with its heading and what can be done with it. */
export function SectionCard({ title, hint, aside, children }: SectionCardProps) {
  return (
    <section className="min-w-0">
      <Card pad="md">
        <div className="flex flex-wrap items-start justify-between gap-3 pb-4">
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="text-base font-semibold">{title}</h2>
            <p className="text-sm text-muted">{hint}</p>
          </div>
          {aside}
        </div>
        <div className="grid gap-4">{children}</div>
      </Card>
    </section>
  )
}
