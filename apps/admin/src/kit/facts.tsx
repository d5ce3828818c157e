import type { ReactNode } from 'react'

/** A name and its value. */
export type Fact = readonly [name: string, value: ReactNode]

/** Whether a fact has a value. */
export function isSaid([, value]: Fact): boolean {
  return value !== null && value !== undefined && value !== ''
}

export interface FactsProps {
  readonly facts: readonly Fact[]
  /** Shows a fact without a value as a dash in place of leaving it out. */
  readonly all?: boolean | undefined
}

/** Names and values, two columns, easy to select and copy. */
export function Facts({ facts, all = false }: FactsProps) {
  const shown = all ? facts : facts.filter(isSaid)
  return (
    <dl className="grid grid-cols-[minmax(5.5rem,auto)_1fr] gap-x-3 gap-y-1 text-sm">
      {shown.map((fact) => (
        <div key={fact[0]} className="contents">
          <dt className="text-muted">{fact[0]}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {isSaid(fact) ? fact[1] : <span className="text-faint">—</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Names in one line the facts that have no value; nothing when all have one. */
export function Unsaid({ facts }: Pick<FactsProps, 'facts'>) {
  const names = facts.filter((fact) => !isSaid(fact)).map(([name]) => name.toLowerCase())
  if (names.length === 0) return null
  return <p className="text-sm text-muted">Nothing said about: {names.join(', ')}</p>
}
