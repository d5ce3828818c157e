/** A row or a JSON object as it goes over the wire. */
export type Row = Readonly<Record<string, unknown>>

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A JSON object; an empty one in place of anything else. */
export function rowOf(value: unknown): Row {
  return isRow(value) ? value : {}
}

/** The JSON objects of a list; none in place of anything else. */
export function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}

/** A text; an empty one in place of anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
