import type { ReactNode } from 'react'
import { announceAlone } from './announce-alone.ts'

export interface FieldErrorProps {
  readonly id?: string | undefined
  /** Nothing is shown while empty, yet the live region stays, so that a message that comes is announced. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** The message under a wrong field, announced politely when it appears alone; not when it only changes, as it may with every key. */
export function FieldError({ id, children, className }: FieldErrorProps) {
  return (
    <div ref={(region) => announceAlone(region)} id={id} aria-live="polite" className={className}>
      {children ? (
        <p className="flex items-start gap-1.5 pt-1.5 text-sm font-medium text-danger-ink">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-[0.2em] size-3.5 shrink-0" fill="none">
            <path
              d="M8 1.25a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5Zm0 3.25v4m0 2.6v.05"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
            />
          </svg>
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  )
}
