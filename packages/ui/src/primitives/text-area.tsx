import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { type ControlSize, controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'
import * as words from './words.en.ts'

export type TextAreaProps = ComponentProps<'textarea'> &
  Omit<FieldProps, 'children' | 'size'> & {
    readonly size?: ControlSize | undefined
    /** Counts the characters against this many and shows '12 / 1000'; more can be typed unless `maxLength` stops it. */
    readonly limit?: number | undefined
  }

/** Near the limit every tenth key is told: each of them would drown what is typed. */
const isSaid = (left: number) => left >= 0 && left <= 50 && left % 10 === 0

/** A text area with its label, hint, error and, with `limit`, a counter. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  required,
  optional,
  size = 'md',
  id,
  className,
  limit,
  value,
  defaultValue,
  onChange,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(String(defaultValue ?? '').length)
  const length = value === undefined ? typed : String(value).length
  const over = limit !== undefined && length > limit
  const aside =
    limit === undefined ? undefined : (
      <span
        className={classNames('text-xs tabular-nums', over ? 'font-semibold text-danger-ink' : 'text-faint')}
      >
        <span aria-hidden="true">
          {length} / {limit}
        </span>
        <span className="sr-only" aria-live="polite">
          {isSaid(limit - length) ? words.charactersLeft(limit - length) : ''}
        </span>
      </span>
    )
  return (
    <Field {...{ label, hideLabel, hint, error, required, optional, aside, size, id, className }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          {...(value === undefined ? { defaultValue } : { value })}
          rows={rows}
          onChange={(event) => {
            setTyped(event.target.value.length)
            onChange?.(event)
          }}
          className={controlLook(size, 'resize-y leading-relaxed')}
        />
      )}
    </Field>
  )
}
