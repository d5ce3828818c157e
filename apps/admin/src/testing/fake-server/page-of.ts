import type { Row } from './row.ts'

/** The request to a list function: rows after a place, up to a place or as many as one page takes. */
interface PlaceRequest {
  readonly after?: unknown
  readonly upTo?: unknown
  readonly limit: number
}

/** A page of rows that are in their order already, with the place where the next one starts; the place of a row is its id. */
export function pageOf(rows: readonly Row[], { after, upTo, limit }: PlaceRequest, key = 'id') {
  const indexOf = (place: unknown) => rows.findIndex((row) => Array.isArray(place) && row[key] === place[0])
  const start = indexOf(after) + 1
  const end = Array.isArray(upTo) ? indexOf(upTo) + 1 : start + limit
  const page = rows.slice(start, end)
  const last = page.at(-1)
  return { rows: page, next: last !== undefined && end < rows.length ? [last[key]] : null }
}
