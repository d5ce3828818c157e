import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { IconButton } from '@dustforce/ui/icon-button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ActButton } from '../../kit/act-button.tsx'
import { DateField } from '../../kit/date-field.tsx'
import type { ScheduleQuery } from './schedule-query.ts'

export interface ScheduleToolbarProps {
  readonly query: ScheduleQuery
  readonly today: BusinessDate
  readonly onQuery: (query: ScheduleQuery) => void
  readonly onStep: (sign: 1 | -1) => void
}

/** The choice of which days are shown, and how. */
export function ScheduleToolbar({ query, today, onQuery, onStep }: ScheduleToolbarProps) {
  const span = query.view
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4 print:hidden">
      <ChoiceGroup
        legend="View"
        hideLegend
        look="segments"
        className="w-full sm:w-44"
        value={query.view}
        options={[
          { value: 'day', label: 'Day' },
          { value: 'week', label: 'Week' },
        ]}
        onChange={(view) => onQuery({ ...query, view })}
      />
      <ActButton className="min-h-11" onClick={() => onQuery({ ...query, date: today })}>
        Today
      </ActButton>
      <IconButton
        label={`Previous ${span}`}
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={`Next ${span}`}
        icon={<ChevronRight aria-hidden="true" className="size-5" />}
        onClick={() => onStep(1)}
      />
      <DateField
        label="Date"
        hideLabel
        className="w-40"
        value={query.date}
        onChange={(date) => {
          if (isBusinessDate(date)) onQuery({ ...query, date })
        }}
      />
    </div>
  )
}
