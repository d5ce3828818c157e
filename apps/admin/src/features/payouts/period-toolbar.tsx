import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { IconButton } from '@dustforce/ui/icon-button'
import { TextField } from '@dustforce/ui/text-field'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type PayoutsQuery, periodKinds, stepped } from './payouts-query.ts'

export interface PeriodToolbarProps {
  readonly query: PayoutsQuery
  readonly today: BusinessDate
  readonly onQuery: (query: PayoutsQuery) => void
}

/** For which days contractors are paid. */
export function PeriodToolbar({ query, today, onQuery }: PeriodToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4 print:hidden">
      <ChoiceGroup
        legend="Period"
        hideLegend
        look="segments"
        className="w-full max-w-80 sm:w-80"
        value={query.kind}
        options={periodKinds}
        onChange={(kind) => onQuery({ ...query, kind })}
      />
      <IconButton
        label="Period before"
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        onClick={() => onQuery(stepped(query, -1))}
      />
      <IconButton
        label="Period after"
        icon={<ChevronRight aria-hidden="true" className="size-5" />}
        onClick={() => onQuery(stepped(query, 1))}
      />
      <TextField
        label="A day of the period"
        hideLabel
        type="date"
        className="w-40"
        value={query.date}
        onChange={(event) => {
          const date = event.target.value
          onQuery({ ...query, date: isBusinessDate(date) ? date : today })
        }}
      />
    </div>
  )
}
