import { classNames } from './class-names.ts'

export interface SpinnerProps {
  readonly size: 'sm' | 'lg'
  readonly className?: string | undefined
}

const sizes = { sm: 'size-4', lg: 'size-10' }

/** A turning arc, in the colour of the text around it; decoration beside that text. */
export function Spinner({ size, className }: SpinnerProps) {
  return (
    <span className={classNames('inline-flex', className)}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
        className={classNames('animate-spin', sizes[size])}
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.22" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </span>
  )
}
