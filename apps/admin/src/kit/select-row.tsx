import { CheckInput } from '@dustforce/ui/check-input'

/** The checkbox that selects a row of a list; `x` presses that of the current row. */
export function SelectRow({
  label,
  selected,
  onSelect,
}: {
  readonly label: string
  readonly selected: boolean
  readonly onSelect: () => void
}) {
  return (
    <label className="-my-2 flex shrink-0 items-center justify-center self-stretch py-2 max-md:-ml-3 max-md:w-11 md:w-6 print:hidden">
      <CheckInput data-select="" aria-label={label} checked={selected} onChange={onSelect} />
    </label>
  )
}
