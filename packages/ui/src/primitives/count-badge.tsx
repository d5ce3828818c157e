import { badgeText } from '@dustforce/core/inquiry'
import { classNames } from './class-names.ts'

export type CountBadgeProps = {
  readonly count: number
  /** What is counted, for screen readers: 'new bookings'. */
  readonly label: string
  readonly className?: string | undefined
}

/** A red number; nothing at 0, '99+' above 99 (Admin spec, section 2). */
export const CountBadge = ({ count, label, className }: CountBadgeProps) => {
  const text = badgeText(count)
  return text === '' ? null : (
    <span
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-danger px-1.5 text-2xs font-bold text-on-danger tabular-nums',
        className,
      )}
    >
      {text}
      <span className="sr-only"> {label}</span>
    </span>
  )
}
