import type { ReactNode } from 'react'
import { when } from './words.en.ts'

/** Shows a visit in labelled facts; those without a value are left out. */
export function VisitFacts({
  facts,
  className = '',
}: {
  readonly facts: readonly (readonly [label: string, value: ReactNode])[]
  readonly className?: string
}) {
  return (
    <dl className={`grid gap-3 sm:grid-cols-[8rem_1fr] ${className}`}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted max-sm:-mb-3">{label}</dt>
            <dd className={label === when ? 'font-semibold text-balance' : ''}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
