import { hoursOfWeekday, timeLabel, weekdayName } from '@dustforce/core/schedule'
import { Card } from '@dustforce/ui/card'
import { useBusiness } from '@dustforce/ui/use-business'
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

/** When jobs can start on each day of the week. */
export function BusinessHours() {
  const { policy } = useBusiness()
  const week = Array.from({ length: 7 }, (_, index) => (policy.weekStart + index) % 7)
  return (
    <dl className="grid grid-cols-[8rem_1fr] gap-y-1.5 text-sm">
      {week.map((day) => {
        const hours = hoursOfWeekday(policy, day)
        return (
          <div key={day} className="contents">
            <dt className="text-muted">{weekdayName(day)}</dt>
            <dd className="tabular-nums">
              {hours ? `${timeLabel(hours.opensAt)} – ${timeLabel(hours.closesAt)}` : 'Closed'}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
