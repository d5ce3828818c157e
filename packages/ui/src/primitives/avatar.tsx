import { classNames } from './class-names.ts'

export interface AvatarProps {
  /** At most two letters, as the core makes them. */
  readonly initials: string
  readonly tone?: 'brand' | 'empty'
}

const tones = {
  brand: 'bg-brand-soft text-brand-ink',
  empty: 'border border-dashed border-line-strong text-muted',
}

/** A person's initials; decoration beside the name, so hidden from screen readers. */
export function Avatar({ initials, tone = 'brand' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-full text-xs font-bold tracking-wide',
        tones[tone],
      )}
    >
      {initials}
    </span>
  )
}
