import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { announceAlone } from './announce-alone.ts'
import { classNames } from './class-names.ts'

export interface FieldErrorProps {
  readonly id?: string | undefined
  /** Nothing is shown while empty, yet the live region stays, so that a message that comes is announced. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** The message under a wrong field, announced politely when it appears alone; not when it only changes, as it may with every key. */
export function FieldError({ id, children, className }: FieldErrorProps) {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef('')
  useLayoutEffect(() => {
    const message = region.current?.textContent ?? ''
    if (region.current !== null && message !== '' && message !== before.current)
      announceAlone(region.current, before.current === '')
    before.current = message
  })
  return (
    <div ref={region} id={id} aria-live="polite" className={className}>
      {children ? (
        <p className={classNames('flex items-start gap-1.5 pt-1.5 text-sm font-medium text-danger-ink')}>
          <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-[0.2em] size-3.5 shrink-0" fill="none">
            <circle cx="8" cy="8" r="6.75" stroke="currentColor" strokeWidth="1.5" />
            <path d="M8 4.5v4" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
            <circle cx="8" cy="11.1" r="0.95" fill="currentColor" />
          </svg>
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  )
}
