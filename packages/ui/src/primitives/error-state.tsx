import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import * as words from './words.en.ts'

export interface ErrorStateProps {
  readonly title: ReactNode
  readonly hint?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly className?: string | undefined
}

/** Says what failed, announced at once, with a way to try again. */
export function ErrorState({ title, hint, onRetry, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames('flex items-start gap-3.5 rounded-lg bg-danger-soft p-5 text-ink', className)}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-danger-ink">{title}</p>
        {hint ? <p className="pt-0.5 text-sm break-words">{hint}</p> : null}
        {onRetry === undefined ? null : (
          <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        )}
      </div>
    </div>
  )
}
