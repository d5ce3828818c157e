import { Card } from '@dustforce/ui/card'
import type { ReactNode } from 'react'
import { cardId } from './card-id.ts'

export interface SettingsCardProps {
  readonly title: string
  readonly hint?: string | undefined
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One subject of the settings. */
export function SettingsCard({ title, hint, aside, children }: SettingsCardProps) {
  return (
    <section id={cardId(title)} className="min-w-0 scroll-mt-20">
      <Card pad="md">
        <div className="flex flex-wrap items-start justify-between gap-3 pb-4">
          <div>
            <h2 className="text-base font-semibold">{title}</h2>
            {hint === undefined ? null : <p className="text-sm text-muted">{hint}</p>}
          </div>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  )
}
