import { listJson } from './api-objects.ts'

const pageSize = 10

/** A page of a list, newest first, as its `limit` and `starting_after` ask for it. */
export function pageOf<Item extends { readonly id: string }, Json>(
  url: string,
  newest: readonly Item[],
  query: Readonly<Record<string, string>>,
  json: (item: Item) => Json,
) {
  const { limit = String(pageSize), starting_after: after } = query
  const length = Math.min(100, Math.max(1, Number(limit)))
  const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1
  return listJson(url, newest.slice(from, from + length).map(json), from + length < newest.length)
}
