import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import { RadioInput, type RadioInputProps } from './radio-input.tsx'

export interface Choice<V extends string> {
  readonly value: V
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly icon?: ReactNode
  readonly disabled?: boolean | undefined
}

export interface ChoiceGroupProps<V extends string> {
  readonly legend: ReactNode
  readonly hideLegend?: boolean | undefined
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly required?: boolean | undefined
  /** The name shared by the radios; needed in a plain form, made if absent. */
  readonly name?: string | undefined
  readonly value: V | null
  readonly onChange: (value: V) => void
  readonly onBlur?: (() => void) | undefined
  readonly options: readonly Choice<V>[]
  /** `cards`: one box each, for options with hints; `segments`: one bar, for two to five short words; `list`: plain radios. */
  readonly look?: 'cards' | 'segments' | 'list' | undefined
  /** The least width of segments before they take another row: that of a number, or of two words. */
  readonly wrap?: 'number' | 'words' | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
}

const frames = {
  cards: 'grid gap-2.5 [grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr))]',
  segments: 'grid auto-cols-fr grid-flow-col gap-1 rounded-md border border-line-strong bg-sunken p-1',
  list: 'grid',
}

const wrapping = {
  number: 'grid-flow-row! [grid-template-columns:repeat(auto-fit,minmax(min(100%,2.75rem),1fr))]',
  words: 'grid-flow-row! [grid-template-columns:repeat(auto-fit,minmax(min(100%,5.25rem),1fr))]',
}

const options = {
  cards:
    'items-start gap-3 rounded-md border border-line-strong bg-surface px-3.5 py-3 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand',
  segments:
    'min-h-11 items-center justify-center rounded-sm px-1 py-1.5 text-center text-sm font-medium text-muted sm:px-2 hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-sm has-checked:ring-1 has-checked:ring-line-strong',
  list: 'min-h-11 items-center gap-3 rounded-sm py-1',
}

/** One choice of several: native radios in a fieldset, so arrow keys and forms work as everywhere. */
export function ChoiceGroup<V extends string>({
  legend,
  hideLegend = false,
  hint,
  error,
  required = false,
  name,
  value,
  onChange,
  onBlur,
  options: choices,
  look = 'cards',
  wrap,
  disabled = false,
  className,
}: ChoiceGroupProps<V>) {
  const id = useId()
  const Input = look === 'segments' ? HiddenRadio : RadioInput
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <fieldset
      className={classNames('min-w-0', className)}
      disabled={disabled}
      aria-describedby={described === '' ? undefined : described}
      onBlur={onBlur}
    >
      <legend className={hideLegend ? 'sr-only' : 'pb-1.5 text-sm font-medium'}>
        {legend}
        {required ? (
          <span aria-hidden="true" className="text-danger-ink">
            {' '}
            *
          </span>
        ) : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-0.5 pb-2 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <div className={classNames(frames[look], wrap && wrapping[wrap])}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'flex min-w-0 cursor-pointer transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55',
              options[look],
              error && look === 'cards' ? '!border-danger' : null,
            )}
          >
            <Input
              name={name ?? id}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              disabled={choice.disabled}
              required={required}
              aria-invalid={error ? true : undefined}
              className={look === 'cards' ? 'mt-0.5' : undefined}
            />
            {choice.icon}
            <span className="min-w-0">
              <span className={classNames('block', look === 'cards' && 'font-medium')}>{choice.label}</span>
              {choice.hint ? <span className="block text-sm text-muted">{choice.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

/** A segment shows by itself that it is chosen. */
const HiddenRadio = (props: RadioInputProps) => <input {...props} type="radio" className="sr-only" />
