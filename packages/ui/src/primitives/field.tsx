import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import * as words from './words.en.ts'

/** The attributes that a control needs to belong to its label, hint and error. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldProps {
  readonly label: ReactNode
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean | undefined
  /** Said under the label before anything is wrong. */
  readonly hint?: ReactNode
  /** Said under the control, and announced. */
  readonly error?: ReactNode
  readonly required?: boolean | undefined
  /** Adds '(optional)' after the label. */
  readonly optional?: boolean | undefined
  /** Stands at the right of the label: a counter, a link. */
  readonly aside?: ReactNode
  readonly size?: 'sm' | 'md' | undefined
  /** The control's id; one is made if absent. */
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children: (control: FieldControl) => ReactNode
}

/** Label, hint and error around one control, wired by id. Text fields and selects have it built in. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  optional = false,
  aside,
  size = 'md',
  id,
  className,
  children,
}: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = [hint ? hintId : null, error ? errorId : null].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <div
        className={classNames('flex items-baseline justify-between gap-3', hideLabel ? 'sr-only' : 'pb-1.5')}
      >
        <label
          htmlFor={controlId}
          className={classNames('font-medium', size === 'sm' ? 'text-xs' : 'text-sm')}
        >
          {label}
          {required ? (
            <span aria-hidden="true" className="text-danger-ink">
              {' '}
              *
            </span>
          ) : null}
          {optional ? ' ' : null}
          {optional ? <span className="font-normal text-faint">{words.optional}</span> : null}
        </label>
        {aside}
      </div>
      {hint ? (
        <p id={hintId} className="-mt-0.5 pb-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children({
        id: controlId,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
