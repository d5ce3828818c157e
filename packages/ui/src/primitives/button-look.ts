import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'sun' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet' | 'on-deep'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  /** As wide as its container. */
  readonly block?: boolean | undefined
}

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-md font-semibold text-center forced-colors:border select-none transition-[background-color,border-color,color,transform] duration-150 active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:not-disabled:bg-brand-hover',
  sun: 'bg-sun text-on-sun hover:not-disabled:bg-sun-hover',
  secondary:
    'border border-line-strong bg-surface text-ink hover:not-disabled:bg-wash hover:not-disabled:border-brand',
  ghost: 'text-brand-ink hover:not-disabled:bg-wash',
  danger: 'bg-danger text-on-danger hover:not-disabled:bg-danger-hover',
  'danger-quiet': 'text-danger-ink hover:not-disabled:bg-danger-soft',
  'on-deep':
    'border border-on-deep-muted text-on-deep hover:not-disabled:border-on-deep hover:not-disabled:bg-on-deep/10',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-4.5 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-lg',
}

/** The classes of a button, for links that look like one: `<Link className={buttonLook({ variant: 'sun' })}>`. */
export function buttonLook({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string {
  return classNames(base, variants[variant], sizes[size], block && 'w-full')
}
