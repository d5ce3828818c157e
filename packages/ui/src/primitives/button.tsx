import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks while keeping focus; name what is happening in `busyLabel`. */
    readonly busy?: boolean | undefined
    /** Shown in place of the children while busy, such as 'Saving...'. */
    readonly busyLabel?: ReactNode
    /** An icon before the label. */
    readonly icon?: ReactNode
  }

/** A button; `type` is 'button' unless said otherwise. */
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
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(buttonLook({ variant, size, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Spinner size="sm" /> : icon}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  )
}
