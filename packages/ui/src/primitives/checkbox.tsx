import { type ComponentProps, type ReactNode, useId } from 'react'
import { CheckInput } from './check-input.tsx'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

/** A checkbox with its label; the whole line can be pressed. */
export function Checkbox({ label, hint, error, id, className, disabled, ...rest }: CheckboxProps) {
  const made = useId()
  const inputId = id ?? made
  const described = [hint ? `${inputId}-hint` : null, error ? `${inputId}-error` : null]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={className}>
      <div className="flex gap-3">
        <CheckInput
          {...rest}
          id={inputId}
          disabled={disabled}
          aria-describedby={described === '' ? undefined : described}
          aria-invalid={error ? true : undefined}
        />
        <span className="min-w-0">
          <label htmlFor={inputId} className={classNames('-my-2.5 block py-2.5', disabled && 'text-muted')}>
            {label}
          </label>
          {hint ? (
            <span id={`${inputId}-hint`} className="block pt-0.5 text-sm text-muted">
              {hint}
            </span>
          ) : null}
        </span>
      </div>
      <FieldError id={`${inputId}-error`} className="pl-8">
        {error}
      </FieldError>
    </div>
  )
}
