import { type AdminClient, isRow, type Row } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** The values that somebody else gave to columns that were to be changed, once they were shown: they are what is seen then. */
export type Theirs = Row

/** A change of a record that others may have open as well. */
export interface RecordChange {
  /** The table. */
  readonly of:
    | 'booking_settings'
    | 'canned_replies'
    | 'closures'
    | 'contact_inquiries'
    | 'contractors'
    | 'job_applications'
    | 'promo_codes'
    | 'special_hours'
  readonly key: string
  /** The columns as they were seen when they were edited. */
  readonly seen: Row
  readonly next: Row
}

/**
 * Writes the columns that differ from what was seen, of all records or of none. Fails with a conflict that holds their values when somebody else
 * changed one of them meanwhile, and with the given words when a record is gone.
 */
export async function changeRecords(
  { rpc }: Pick<AdminClient, 'rpc'>,
  records: readonly RecordChange[],
  gone: string,
): Promise<void> {
  const changes = records.flatMap(({ of, key, seen, next }) => {
    const columns = Object.keys(next).filter(
      (name) => JSON.stringify(next[name]) !== JSON.stringify(seen[name]),
    )
    const only = (row: Row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))
    return columns.length === 0 ? [] : [{ of, key, seen: only(seen), next: only(next) }]
  })
  if (changes.length === 0) return
  try {
    await rpc('admin_change_records', { changes })
  } catch (failure) {
    if (!(failure instanceof AdminFailure)) throw failure
    if (failure.hint === 'gone') throw new AdminFailure('conflict', gone)
    if (failure.hint === 'changed')
      throw new AdminFailure('conflict', failure.message, failure.hint, { theirs: theirsIn(failure.details) })
    throw failure
  }
}

/** Reads what others made of the columns; for a setting, whose column has no name of its own, by the name of the setting. */
function theirsIn(details: string | null): Row {
  const told: unknown = JSON.parse(details ?? '{}')
  const { key, now } = isRow(told) ? told : {}
  if (!isRow(now)) return {}
  return 'setting_value' in now ? { [String(key)]: now.setting_value } : now
}
