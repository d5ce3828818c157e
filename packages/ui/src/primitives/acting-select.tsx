import { EnterToApply } from './enter-to-apply.tsx'
import { Select, type SelectProps } from './select.tsx'
import { useActingSelect } from './use-acting-select.ts'

export interface ActingSelectProps
  extends Pick<SelectProps, 'label' | 'options' | 'placeholder' | 'size' | 'className'> {
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** A small select whose choice acts at once; one that the keyboard only reads waits for Enter. */
export function ActingSelect({ value, onChoose, className, ...rest }: ActingSelectProps) {
  const { select, isWaiting } = useActingSelect(value, onChoose)
  return (
    <div className={className}>
      <Select hideLabel {...rest} {...select} />
      <EnterToApply isShown={isWaiting} />
    </div>
  )
}
