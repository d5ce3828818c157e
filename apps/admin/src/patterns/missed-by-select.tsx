import { type MissedBy, missedBy, missedByText } from '@dustforce/office/booking'
import { Select } from '@dustforce/ui/select'

interface MissedBySelectProps {
  readonly by: MissedBy | null
  readonly disabled: boolean
  readonly onChoose: (by: MissedBy | null) => void
}

/** Asks by whom or by what a visit is missed that is called off; it need not be said. */
export function MissedBySelect({ by, disabled, onChoose }: MissedBySelectProps) {
  return (
    <Select
      label="Missed because of"
      value={by ?? ''}
      disabled={disabled}
      options={[
        { value: '', label: 'Not said' },
        ...missedBy.map((value) => ({ value, label: missedByText(value) })),
      ]}
      onChange={({ target }) => onChoose(missedBy.find((value) => value === target.value) ?? null)}
    />
  )
}
