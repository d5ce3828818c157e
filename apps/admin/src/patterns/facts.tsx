import type { ReactNode } from 'react'

export interface FactsProps {
  /** Names and values. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
  /** Shows a fact without a value as a dash in place of leaving it out. */
  readonly all?: boolean | undefined
}

/** Names and values, two columns, easy to select and copy. */
export function Facts({ facts, all = false }: FactsProps) {
  const isEmpty = (value: ReactNode) => value === null || value === undefined || value === ''
  const shown = all ? facts : facts.filter(([, value]) => !isEmpty(value))
  return (
    <dl className="grid grid-cols-[minmax(5.5rem,auto)_1fr] gap-x-3 gap-y-1 text-sm">
      {shown.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {isEmpty(value) ? <span className="text-faint">—</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
