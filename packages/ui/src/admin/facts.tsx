import type { ReactNode } from 'react'

export interface FactsProps {
  /** Names and values; a fact without a value is left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Names and values, two columns, easy to select and copy. */
export function Facts({ facts }: FactsProps) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <dl className="grid grid-cols-[minmax(5.5rem,auto)_1fr] gap-x-3 gap-y-1 text-sm">
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
