import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ControlSize, controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'children'> &
  Omit<FieldProps, 'children' | 'size'> & {
    readonly options: readonly SelectOption[]
    /** First option, with the empty value: 'Select a time'. */
    readonly placeholder?: string | undefined
    readonly size?: ControlSize | undefined
  }

/** The platform's own select in our clothes: wheels on phones, type-ahead on desktops, no script. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  required,
  optional,
  aside,
  size = 'md',
  id,
  className,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, required, optional, aside, size, id, className }}>
      {(control) => (
        <div className="relative">
          <select {...rest} {...control} className={controlLook(size, 'appearance-none truncate !pr-9')}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-2.5 size-4.5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
