import { classNames } from './class-names.ts'

export interface AvatarProps {
  /** At most two letters, as the core makes them. */
  readonly initials: string
  readonly tone?: 'brand' | 'sun' | 'empty' | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  readonly className?: string | undefined
}

const sizes = { sm: 'size-7 text-2xs', md: 'size-9 text-xs', lg: 'size-12 text-base' }
const tones = {
  brand: 'bg-brand-soft text-brand-ink',
  sun: 'bg-sun-soft text-sun-ink',
  empty: 'border border-dashed border-line-strong text-muted',
}

/** A person's initials; decoration beside the name, so hidden from screen readers. */
export function Avatar({ initials, tone = 'brand', size = 'md', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full font-bold tracking-wide',
        sizes[size],
        tones[tone],
        className,
      )}
    >
      {initials}
    </span>
  )
}
