import { type DateRange, isBusinessDate } from '@dustforce/core/schedule'
import { useState } from 'react'
import { DateField } from './date-field.tsx'

export interface RangeFieldsProps {
  readonly range: DateRange
  /** Why a range cannot be shown; null when it can. */
  readonly problem?: ((range: DateRange) => string | null) | undefined
  readonly onRange: (range: DateRange) => void
}

/** The first and the last day of what is shown. Dates that are no range stay in their fields until they are one. */
export function RangeFields({ range, problem = () => null, onRange }: RangeFieldsProps) {
  const [typed, setTyped] = useState<{ readonly of: string; readonly from: string; readonly to: string }>()
  const of = `${range.from} ${range.to}`
  // Another range, however it was chosen, takes the place of what was typed.
  const { from, to } = typed?.of === of ? typed : range
  const problemOf = (first: string, last: string): string | null => {
    if (!isBusinessDate(first) || !isBusinessDate(last)) return null
    return last < first ? 'To is before From.' : problem({ from: first, to: last })
  }
  const change = (first: string, last: string) => {
    setTyped({ of, from: first, to: last })
    if (isBusinessDate(first) && isBusinessDate(last) && problemOf(first, last) === null)
      onRange({ from: first, to: last })
  }
  return (
    <>
      <DateField
        size="sm"
        label="From"
        className="sm:w-40"
        value={from}
        onChange={(date) => change(date, to)}
      />
      <DateField
        size="sm"
        label="To"
        className="sm:w-40"
        value={to}
        error={problemOf(from, to) ?? undefined}
        onChange={(date) => change(from, date)}
      />
    </>
  )
}
