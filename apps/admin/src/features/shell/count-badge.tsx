import { badgeText } from '@dustforce/office/hub'
import { classNames } from '@dustforce/ui/class-names'

export interface CountBadgeProps {
  readonly count: number
  /** The words for what is counted, for screen readers: 'new bookings'. */
  readonly label: string
  /** Red for what is new, sunlight for what waits. */
  readonly tone?: 'danger' | 'sun' | undefined
}

const tones = { danger: 'bg-danger text-on-danger', sun: 'bg-sun text-on-sun' }

/** A number in red; nothing at 0, '99+' above 99. */
export function CountBadge({ count, label, tone = 'danger' }: CountBadgeProps) {
  const text = badgeText(count)
  return text === '' ? null : (
    <span
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full forced-colors:border px-1.5 text-2xs font-bold tabular-nums',
        tones[tone],
      )}
    >
      {text}
      <span className="sr-only"> {label}</span>
    </span>
  )
}
