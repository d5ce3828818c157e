import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface NoticeProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | 'quiet' | undefined
  readonly title?: ReactNode
  readonly icon?: ReactNode
  readonly children?: ReactNode
  /** Announced when it appears: politely, or at once. */
  readonly announce?: 'polite' | 'assertive' | undefined
  readonly className?: string | undefined
}

const tones = {
  info: 'bg-info-soft [--notice:var(--df-info-ink)]',
  success: 'bg-success-soft [--notice:var(--df-success-ink)]',
  warning: 'bg-warning-soft [--notice:var(--df-warning-ink)]',
  danger: 'bg-danger-soft [--notice:var(--df-danger-ink)]',
  quiet: 'bg-wash [--notice:var(--df-brand-ink)]',
}

/** A remark inside a page or form that stays until its cause is gone. One that is announced politely comes as an empty region, and is then said. */
export function Notice({ tone = 'info', title, icon, children, announce, className }: NoticeProps) {
  return (
    <div
      role={announce === undefined ? undefined : announce === 'assertive' ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-3 rounded-md forced-colors:border px-4 py-3 text-sm text-ink',
        tones[tone],
        className,
      )}
    >
      {icon ? <span className="mt-0.5 shrink-0 text-(--notice)">{icon}</span> : null}
      <div className={classNames('min-w-0 flex-1', announce === 'polite' && 'is-said')}>
        {title ? <p className="font-semibold text-(--notice)">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
