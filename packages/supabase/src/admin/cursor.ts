import { isRow, type Row, rowsAt } from './admin-client.ts'

/** A place in an ordered list, made by the backend and only handed back to it. */
export type Cursor = string

/** The place of a cursor, as the functions of lists take it. */
export function placeOf(cursor: Cursor | null): unknown {
  return cursor === null ? null : JSON.parse(cursor)
}

/** Reads a page of a list, and where the next one starts; null when this one is the last. */
export function pageOf<Item>(
  answer: unknown,
  read: (row: Row) => Item,
): { readonly rows: readonly Item[]; readonly next: Cursor | null } {
  const next = isRow(answer) ? answer.next : null
  return { rows: rowsAt(answer, 'rows').map(read), next: Array.isArray(next) ? JSON.stringify(next) : null }
}
