import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

/** A checkbox with its label; the whole line can be pressed. */
export const Checkbox = ({ label, hint, error, id, className, disabled, ...rest }: CheckboxProps) => {
  const made = useId()
  const inputId = id ?? made
  const described = [hint ? `${inputId}-hint` : null, error ? `${inputId}-error` : null]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={className}>
      <div className="flex gap-3">
        <span className={classNames('relative mt-0.5 flex size-5 shrink-0', disabled && 'opacity-55')}>
          <input
            {...rest}
            type="checkbox"
            id={inputId}
            disabled={disabled}
            aria-describedby={described === '' ? undefined : described}
            aria-invalid={error ? true : undefined}
            className="peer size-5 appearance-none rounded-sm border border-line-strong bg-surface transition-colors checked:border-brand checked:bg-brand hover:not-disabled:border-brand aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger"
          />
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            fill="none"
            className="pointer-events-none absolute inset-0 scale-75 text-on-brand opacity-0 transition-[opacity,transform] peer-checked:scale-100 peer-checked:opacity-100"
          >
            <path
              d="m5.2 10.4 3.2 3.2 6.4-7"
              stroke="currentColor"
              strokeWidth="2.2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
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
