import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type ControlSize, controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'prefix'> &
  Omit<FieldProps, 'children' | 'size'> & {
    readonly size?: ControlSize | undefined
    /** Inside the field, at its start: an icon or '$'. */
    readonly leading?: ReactNode
    /** Inside the field, at its end: a spinner, a button, a unit. */
    readonly trailing?: ReactNode
    readonly inputClassName?: string | undefined
  }

/** A one-line text field with its label, hint and error. */
export function TextField({
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
  inputClassName,
  leading,
  trailing,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, required, optional, aside, size, id, className }}>
      {(control) => (
        <div className="relative">
          {leading ? (
            <span className="pointer-events-none absolute inset-y-0 left-0 flex w-10 items-center justify-center text-faint">
              {leading}
            </span>
          ) : null}
          <input
            {...rest}
            {...control}
            className={controlLook(
              size,
              classNames(leading ? '!pl-10' : null, trailing ? '!pr-11' : null, inputClassName),
            )}
          />
          {trailing ? (
            <span className="absolute inset-y-0 right-0 flex min-w-11 items-center justify-center text-faint">
              {trailing}
            </span>
          ) : null}
        </div>
      )}
    </Field>
  )
}
