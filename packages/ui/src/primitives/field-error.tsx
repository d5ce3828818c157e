import { CircleAlert } from 'lucide-react'
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
          <CircleAlert aria-hidden="true" className="mt-[0.2em] size-3.5 shrink-0" />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  )
}
