import type { Calls } from './calls.ts'
import { Refusal } from './refusal.ts'
import { type Row, rowOf, rowsOf, textOf } from './row.ts'
import type { Store } from './store.ts'

const keys: Readonly<Record<string, string>> = {
  booking_settings: 'setting_name',
  promo_codes: 'code',
  special_hours: 'day',
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Changes of records over what was seen of them, as the database makes them: the others' change is refused with what is stored. */
export function recordCalls({ tables }: Store): Calls {
  const byName = new Map(Object.entries(tables))
  return {
    admin_change_records: ({ changes }) => {
      for (const change of rowsOf(changes)) {
        const [name, key, seen, next] = [
          textOf(change.of),
          change.key,
          rowOf(change.seen),
          rowOf(change.next),
        ]
        const table = byName.get(name)
        const found = table?.rows.find((row) => row[keys[name] ?? 'id'] === key)
        if (table === undefined || found === undefined) throw new Refusal('It no longer exists.', 409, 'gone')
        const columns = Object.keys(next)
        if (!columns.every((column) => isSame(found[column], seen[column]))) {
          const now: Row = Object.fromEntries(columns.map((column) => [column, found[column]]))
          throw new Refusal(
            'Someone else changed this in the meantime.',
            409,
            'changed',
            JSON.stringify({ key, now }),
          )
        }
        table.rows = table.rows.map((row) => (row === found ? table.written({ ...row, ...next }, row) : row))
      }
      return null
    },
  }
}
