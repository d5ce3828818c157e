import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import { isPayPeriod } from '@dustforce/office/payout'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { IconButton } from '@dustforce/ui/icon-button'
import { useBusiness } from '@dustforce/ui/use-business'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DateField } from '../../kit/date-field.tsx'
import { RangeFields } from '../../kit/range-fields.tsx'
import { type PayoutsQuery, type PeriodChoice, periodKinds, periodOf, stepped } from './payouts-query.ts'

export interface PeriodToolbarProps {
  readonly query: PayoutsQuery
  readonly today: BusinessDate
  readonly onQuery: (query: PayoutsQuery) => void
}

/** For which days contractors are paid. */
export function PeriodToolbar({ query, today, onQuery }: PeriodToolbarProps) {
  const { policy } = useBusiness()
  const { kind, period } = query
  const choose = (chosen: PeriodChoice) =>
    onQuery({
      ...query,
      kind: chosen,
      ...(chosen !== 'dates' && { period: periodOf(chosen, period.from, policy) }),
    })
  return (
    <div className="flex flex-wrap items-end gap-2 pb-4 print:hidden">
      <ChoiceGroup
        legend="Period"
        hideLegend
        look="segments"
        className="w-full sm:w-96"
        value={kind}
        options={periodKinds}
        onChange={choose}
      />
      <IconButton
        label="Period before"
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        onClick={() => onQuery(stepped(query, -1, policy))}
      />
      <IconButton
        label="Period after"
        icon={<ChevronRight aria-hidden="true" className="size-5" />}
        onClick={() => onQuery(stepped(query, 1, policy))}
      />
      {kind === 'dates' ? (
        <div className="grid grid-cols-2 items-start gap-2 max-sm:w-full sm:flex">
          <RangeFields
            range={period}
            problem={(range) => (isPayPeriod(range) ? null : 'At most a year at a time.')}
            onRange={(chosen) => onQuery({ ...query, period: chosen })}
          />
        </div>
      ) : (
        <DateField
          label="A day of the period"
          hideLabel
          className="w-40"
          value={period.from}
          onChange={(date) => {
            onQuery({ ...query, period: periodOf(kind, isBusinessDate(date) ? date : today, policy) })
          }}
        />
      )}
    </div>
  )
}
