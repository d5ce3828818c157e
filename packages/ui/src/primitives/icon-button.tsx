import type { ComponentProps, ReactNode } from 'react'
import { type ButtonVariant, buttonLook } from './button-look.ts'
import { classNames } from './class-names.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The name of what the button does, for those who do not see the icon. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'sm' | 'md' | undefined
}

/** A square button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(
        buttonLook({ variant, size: 'sm' }),
        'shrink-0 !px-0 !py-0',
        size === 'sm' ? 'size-9 pointer-coarse:size-11' : 'size-11',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  )
}
