import { type OverlapReason, overlapReasons, overlapReasonText } from '@dustforce/office/hub'
import { Select, type SelectProps } from '@dustforce/ui/select'

/** Asks why something is done that the database refuses otherwise: 'Assign all the same, because'. */
export function OverlapReasonSelect({
  act,
  reason,
  onReason,
  ...select
}: Pick<SelectProps, 'size' | 'className'> & {
  /** What is done, as a verb with its object. */
  readonly act: string
  readonly reason: OverlapReason | null
  readonly onReason: (reason: OverlapReason | null) => void
}) {
  return (
    <Select
      {...select}
      label={`${act} all the same, because`}
      placeholder="Choose a reason"
      value={reason ?? ''}
      options={overlapReasons.map((value) => ({ value, label: overlapReasonText(value) }))}
      onChange={(event) => onReason(overlapReasons.find((value) => value === event.target.value) ?? null)}
    />
  )
}
