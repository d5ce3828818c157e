import { useSearchParams } from 'react-router'

export interface Narrowed<Name extends string> {
  /** By name; empty where the address says nothing. */
  readonly by: Readonly<Record<Name, string>>
  /** The same as a query string. */
  readonly query: string
  /** Narrows it to something else; an empty text takes a name away. */
  readonly narrow: (change: Partial<Record<Name, string>>) => void
  readonly clear: () => void
}

/**
 * Reads from the address what narrows a list, so that a link and the way back lead to the same rows. A change removes what else is in the address.
 */
export function useNarrowed<Name extends string>(empty: Readonly<Record<Name, string>>): Narrowed<Name> {
  const [params, setParams] = useSearchParams()
  const read = (of: Readonly<Record<Name, string>>) => {
    let by = of
    for (const name in of) by = { ...by, [name]: params.get(name) ?? '' }
    return by
  }
  const by = read(empty)
  const queryOf = (values: object) =>
    new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
  const go = (values: object) => setParams(queryOf(values), { replace: true, preventScrollReset: true })
  return {
    by,
    query: queryOf(by).toString(),
    narrow: (change) => go({ ...by, ...change }),
    clear: () => go(empty),
  }
}
