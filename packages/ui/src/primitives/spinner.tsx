import { classNames } from './class-names.ts'

export interface SpinnerProps {
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** Announced to screen readers; without it the spinner is decoration beside a text. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

const sizes = { sm: 'size-4', md: 'size-6', lg: 'size-10' }

/** A turning arc, in the colour of the text around it. */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'} className={classNames('inline-flex', className)}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
        className={classNames('animate-spin', sizes[size])}
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.22" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label === undefined ? null : <span className="sr-only">{label}</span>}
    </span>
  )
}
