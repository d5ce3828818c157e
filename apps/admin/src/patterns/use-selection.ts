import { useCallback, useState } from 'react'

/** As many as one change may have. */
export const mostSelected = 100

export interface Selection<Row> {
  readonly chosen: ReadonlyMap<string, Row>
  readonly toggle: (row: Row) => void
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
  const clear = useCallback(() => setChosen(new Map()), [])
  return { chosen, toggle, clear }
}
