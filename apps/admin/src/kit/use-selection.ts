import { useCallback, useState } from 'react'

/** As many as one change may have. */
export const mostSelected = 100

export interface Selection<Row> {
  readonly chosen: ReadonlyMap<string, Row>
  readonly toggle: (row: Row) => void
  /** Selects these besides, as far as there is room. */
  readonly add: (rows: readonly Row[]) => void
  readonly clear: () => void
}

/** The rows that are selected in a list, in the order of their choice. */
export function useSelection<Row extends { readonly id: string }>(): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const toggle = useCallback(
    (row: Row) =>
      setChosen((before) => {
        const next = new Map(before)
        if (next.delete(row.id)) return next
        return before.size < mostSelected ? next.set(row.id, row) : before
      }),
    [],
  )
  const add = useCallback(
    (rows: readonly Row[]) =>
      setChosen((before) => {
        const next = new Map(before)
        for (const row of rows) if (next.size < mostSelected && !next.has(row.id)) next.set(row.id, row)
        return next
      }),
    [],
  )
  const clear = useCallback(() => setChosen(new Map()), [])
  return { chosen, toggle, add, clear }
}
