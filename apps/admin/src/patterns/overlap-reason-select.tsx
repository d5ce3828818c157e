import { type OverlapReason, overlapReasons, overlapReasonText } from '@dustforce/office/hub'
import { Select, type SelectProps } from '@dustforce/ui/select'

/** Asks for the reason without which the database refuses an action: 'Assign anyway, because'. */
export function OverlapReasonSelect({
  act,
  reason,
  onReason,
  ...select
}: Pick<SelectProps, 'size' | 'className'> & {
  /** The words for the act, as a verb with its object. */
  readonly act: string
  readonly reason: OverlapReason | null
  readonly onReason: (reason: OverlapReason | null) => void
}) {
  return (
    <Select
      {...select}
      label={`${act} anyway, because`}
      placeholder="Choose a reason"
      value={reason ?? ''}
      options={overlapReasons.map((value) => ({ value, label: overlapReasonText(value) }))}
      onChange={(event) => onReason(overlapReasons.find((value) => value === event.target.value) ?? null)}
    />
  )
}
