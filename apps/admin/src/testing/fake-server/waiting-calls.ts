import type { Calls } from './calls.ts'
import { type Row, rowOf, textOf } from './row.ts'
import type { Store } from './store.ts'

const daysOf = ({ days }: Row) => (Array.isArray(days) ? days.map((one) => textOf(rowOf(one).day)) : [])

/** The queue for full days, as the database lists it. */
export function waitingCalls({ tables: { waiting } }: Store): Calls {
  return {
    admin_waiting: ({ first_day: first, last_day: last }) =>
      waiting.rows.filter((row) => daysOf(row).some((day) => day >= textOf(first) && day <= textOf(last))),
    admin_remove_wish: ({ wish }) => {
      const before = waiting.rows.length
      waiting.rows = waiting.rows.filter(({ id }) => id !== wish)
      return waiting.rows.length < before
    },
  }
}
