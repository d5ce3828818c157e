/** The values of a column before and after a change; null when they describe a person and were not kept. */
export type ColumnChange = readonly [before: unknown, after: unknown] | null

/** One thing that happened, of one line of time. */
export interface HistoryEntry {
  /**
   * The source of the entry: a change of a record, an event of the payment provider, a letter, a payout to the contractor, or an action on customer
   * data.
   */
  readonly source: 'change' | 'payment' | 'letter' | 'payout' | 'audit'
  readonly key: string
  /** Epoch milliseconds. */
  readonly at: number
  /** The actor: an e-mail address, or a role of the database; null for what came from outside. */
  readonly actor: string | null
  /** The subject of the change, where a line of time is about several things. */
  readonly subject: string | null
  readonly name: string | null
  /** 'created', 'updated' or 'deleted', the kind of a person's act, the type of a payment event, the kind of a letter, or why something was paid out. */
  readonly action: string
  readonly changes: Readonly<Record<string, ColumnChange>>
  /** Of a payment or a payout. Cents. */
  readonly amountCents: number | null
  /** Where a letter stands, what became of a payment event, whom a payout was for, or why a person acted. */
  readonly status: string | null
}

const foldedWithinMs = 60_000

/**
 * A line of time in which changes that one person made to one thing within a minute are one entry, from the first value to the last; a value
 * that was changed and changed back is left out, and so is an entry without any left.
 *
 * @param entries the newest first
 * @returns the newest first
 * @example
 * foldHistory([]) // => []
 */
export function foldHistory(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const folded: HistoryEntry[] = []
  for (const entry of entries) {
    const newer = folded.at(-1)
    if (newer !== undefined && belongTogether(newer, entry)) folded[folded.length - 1] = joined(entry, newer)
    else folded.push(entry)
  }
  return folded.filter(
    ({ source, action, changes }) =>
      source !== 'change' || action !== 'updated' || Object.keys(changes).length > 0,
  )
}

function belongTogether(newer: HistoryEntry, older: HistoryEntry): boolean {
  return (
    newer.source === 'change' &&
    older.source === 'change' &&
    newer.action === 'updated' &&
    older.action !== 'deleted' &&
    newer.actor === older.actor &&
    newer.subject === older.subject &&
    newer.name === older.name &&
    newer.at - older.at <= foldedWithinMs
  )
}

/** Both as one, at the time and under the key of the newer. */
function joined(older: HistoryEntry, newer: HistoryEntry): HistoryEntry {
  const changes: Record<string, ColumnChange> = { ...older.changes }
  for (const [column, change] of Object.entries(newer.changes)) {
    const first = older.changes[column]
    if (change === null || first === null) changes[column] = null
    else if (first === undefined) changes[column] = change
    else if (JSON.stringify(first[0]) === JSON.stringify(change[1])) delete changes[column]
    else changes[column] = [first[0], change[1]]
  }
  return { ...newer, action: older.action, status: newer.status ?? older.status, changes }
}
