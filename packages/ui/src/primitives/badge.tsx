import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'brand' | 'sun' | 'success' | 'warning' | 'danger' | 'info'

export interface BadgeProps {
  readonly tone?: BadgeTone | undefined
  /** A dot before the text, for statuses. */
  readonly dot?: boolean | undefined
  readonly children: ReactNode
  readonly className?: string | undefined
}

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted ring-line-strong/40',
  brand: 'bg-brand-soft text-brand-ink ring-brand/25',
  sun: 'bg-sun-soft text-sun-ink ring-sun-ink/25',
  success: 'bg-success-soft text-success-ink ring-success-ink/25',
  warning: 'bg-warning-soft text-warning-ink ring-warning-ink/25',
  danger: 'bg-danger-soft text-danger-ink ring-danger-ink/25',
  info: 'bg-info-soft text-info-ink ring-info-ink/25',
}

/** A word or two about a thing's state. */
export function Badge({ tone = 'neutral', dot = false, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ring-1 ring-inset forced-colors:border',
        tones[tone],
        className,
      )}
    >
      {dot ? <span aria-hidden="true" className="size-1.5 rounded-full bg-current" /> : null}
      {children}
    </span>
  )
}
