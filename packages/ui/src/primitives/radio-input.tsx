import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type RadioInputProps = Omit<ComponentProps<'input'>, 'type'>

/** The ring of a radio button, for a label that is laid out by the caller and shows the focus. */
export function RadioInput({ className, ...rest }: RadioInputProps) {
  return (
    <input
      {...rest}
      type="radio"
      className={classNames(
        'size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface transition-[border-color,border-width] checked:border-6 checked:border-brand focus-visible:outline-none',
        className,
      )}
    />
  )
}
