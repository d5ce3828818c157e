import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly hideLabel?: boolean | undefined
}

/* The browser tells the state of a native checkbox; `aria-checked` would only repeat it. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const

/** An on/off switch that acts at once; a checkbox underneath, so it also works in a plain form. */
export function Switch({ label, hint, hideLabel = false, id, className, disabled, ...rest }: SwitchProps) {
  const made = useId()
  const inputId = id ?? made
  return (
    <div className={classNames('flex items-start justify-between gap-4', className)}>
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
        <label htmlFor={inputId} className={classNames('block font-medium', disabled && 'text-muted')}>
          {label}
        </label>
        {hint ? (
          <span id={`${inputId}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        ) : null}
      </span>
      <span className={classNames('relative mt-0.5 inline-flex h-6 w-11 shrink-0', disabled && 'opacity-55')}>
        <input
          {...rest}
          {...asSwitch}
          id={inputId}
          disabled={disabled}
          aria-describedby={hint ? `${inputId}-hint` : undefined}
          className="peer h-6 w-11 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-brand checked:bg-brand disabled:cursor-not-allowed"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-line-strong forced-colors:border-8 transition-[transform,background-color] peer-checked:translate-x-5 peer-checked:bg-on-brand"
        />
      </span>
    </div>
  )
}
