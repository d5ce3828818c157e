import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'ref'> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks while keeping focus; name what is happening in `busyLabel`. */
    readonly busy?: boolean | undefined
    /** Shown in place of the children while busy, such as 'Saving...'. */
    readonly busyLabel?: ReactNode
    /** An icon before the label. */
    readonly icon?: ReactNode
  }

/** A button; `type` is 'button' unless said otherwise. Disabled while it has the focus, it keeps that, and takes no press. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  disabled = false,
  onBlur,
  ...rest
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  const [keepsFocus, setKeepsFocus] = useState(false)
  useLayoutEffect(() => setKeepsFocus(disabled && document.activeElement === own.current), [disabled])
  const refuses = busy || (disabled && keepsFocus)
  return (
    <button
      ref={own}
      type={type}
      disabled={disabled && !keepsFocus}
      onBlur={(event) => {
        setKeepsFocus(false)
        onBlur?.(event)
      }}
      className={classNames(buttonLook({ variant, size, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={refuses || undefined}
      onClick={refuses ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Spinner size="sm" /> : icon}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  )
}
