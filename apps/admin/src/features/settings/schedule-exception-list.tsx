import { minuteOfLabel, timeLabel } from '@dustforce/core/schedule'
import type { ScheduleException } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { EmptyState } from '@dustforce/ui/empty-state'
import { IconButton } from '@dustforce/ui/icon-button'
import { Pencil } from 'lucide-react'
import { ActButton } from '../../kit/act-button.tsx'
import { scheduleExceptionName } from '../../patterns/schedule-exception-name.ts'

export interface ScheduleExceptionListProps {
  readonly days: readonly ScheduleException[]
  readonly busy: boolean
  readonly onEdit: (day: ScheduleException) => void
  readonly onLift: (day: ScheduleException) => void
}

/** The days to come on which the company is closed, or has other hours. */
export function ScheduleExceptionList({ days, busy, onEdit, onLift }: ScheduleExceptionListProps) {
  if (days.length === 0)
    return <EmptyState title="No closed days or special hours ahead." className="!py-8" />
  return (
    <ul className="grid divide-y divide-line" aria-label="Closed days and special hours">
      {days.map((day) => {
        const when = scheduleExceptionName(day)
        return (
          <li
            key={day.kind === 'closed' ? day.id : day.date}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
          >
            <div className="min-w-0 flex-1 basis-48 max-sm:basis-full">
              <p className="font-medium">{when}</p>
              <p className="wrap-anywhere text-muted text-sm">
                {day.kind === 'closed' ? day.reason : hoursText(day.hours)}
              </p>
            </div>
            <Badge tone={day.kind === 'closed' ? 'danger' : 'brand'}>
              {day.kind === 'closed' ? 'Closed' : 'Other hours'}
            </Badge>
            <span className="flex items-center max-sm:ml-auto">
              <IconButton
                size="sm"
                label={`Edit ${when}`}
                icon={<Pencil aria-hidden="true" className="size-4" />}
                onClick={() => onEdit(day)}
              />
              <ActButton
                variant="danger-quiet"
                disabled={busy}
                aria-label={`Lift ${when}`}
                onClick={() => onLift(day)}
              >
                Lift
              </ActButton>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function hoursText(hours: readonly string[]): string {
  const [opens, closes] = hours.map((clock) => timeLabel(minuteOfLabel(clock) ?? 0))
  return `Jobs start from ${opens} to ${closes}`
}
