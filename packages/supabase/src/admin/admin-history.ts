import type { ColumnChange, HistoryEntry } from '@dustforce/office/hub'
import { instantColumn, numberColumn } from '@dustforce/office/stored'
import { type AdminClient, isRow, type Row, textAt } from './admin-client.ts'
import { pageOf, placeOf } from './cursor.ts'

/** A page of a line of time, the newest first. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[]
  /** The start of the next page; null when this one is the last. */
  readonly next: string | null
}

const entriesAPage = 50

/** Reads who did what, and when. */
export function adminHistory({ rpc }: Pick<AdminClient, 'rpc'>) {
  return {
    /** A booking's changes, payments, letters and payouts. */
    ofBooking: async (bookingId: string, after: string | null): Promise<HistoryPage> =>
      read(await rpc('admin_booking_history', { booking_id: bookingId, ...place(after) })),
    /** Changes of codes, settings, contractors and administrators, and what was done with customers' data. */
    ofOffice: async (after: string | null): Promise<HistoryPage> =>
      read(await rpc('admin_office_history', place(after))),
  }
}

function place(after: string | null): { readonly after: unknown; readonly batch: number } {
  return { after: placeOf(after), batch: entriesAPage }
}

function read(answer: unknown): HistoryPage {
  const { rows: entries, next } = pageOf(answer, readEntry)
  return { entries, next }
}

const sources = ['change', 'payment', 'letter', 'payout', 'audit'] as const

function readEntry(row: Row): HistoryEntry {
  return {
    source: sources.find((source) => source === row.source) ?? 'change',
    key: `${row.source} ${row.key}`,
    at: instantColumn(row.at) ?? 0,
    actor: textAt(row, 'actor'),
    subject: textAt(row, 'subject'),
    name: textAt(row, 'name'),
    action: textAt(row, 'action') ?? '',
    changes: changesOf(row.changes),
    amountCents: numberColumn(row.amount),
    status: textAt(row, 'status'),
  }
}

function changesOf(value: unknown): Record<string, ColumnChange> {
  return Object.fromEntries(
    Object.entries(isRow(value) ? value : {}).map(([column, change]) => [
      column,
      Array.isArray(change) ? [change[0], change[1]] : typeof change === 'number' ? [null, change] : null,
    ]),
  )
}
