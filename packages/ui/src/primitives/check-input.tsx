import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The box of a checkbox, for a label that is laid out by the caller. */
export function CheckInput({ disabled, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className={classNames('relative mt-0.5 flex size-5 shrink-0', disabled && 'opacity-55')}>
      <input
        {...rest}
        type="checkbox"
        disabled={disabled}
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
  )
}
