import { type Row, rowOf, rowsOf } from './row.ts'

/** The rows of a table, as a test puts them there and reads them again. */
export interface Table {
  rows: readonly Row[]
  /** Returns what the database makes of a written row: the columns that it fills in itself. */
  readonly written: (row: Row, before: Row | null) => Row
}

const shaping: ReadonlySet<string> = new Set(['select', 'order', 'limit', 'columns'])

/** Whether a row passes a filter such as 'eq.new'; another operator than these is refused, so that none is ignored. */
function passes(value: unknown, filter: string): boolean {
  const dot = filter.indexOf('.')
  const [operator, operand] = [filter.slice(0, dot), filter.slice(dot + 1)]
  switch (operator) {
    case 'eq':
      return String(value) === operand
    case 'neq':
      return String(value) !== operand
    case 'gte':
      return String(value) >= operand
    case 'lte':
      return String(value) <= operand
    case 'in':
      return operand
        .slice(1, -1)
        .split(',')
        .map((one) => one.replaceAll('"', ''))
        .includes(String(value))
    default:
      throw new Error(`The fake server does not know the filter ${filter}`)
  }
}

function filtered(rows: readonly Row[], query: URLSearchParams): readonly Row[] {
  const filters = [...query].filter(([name]) => !shaping.has(name))
  return rows.filter((row) =>
    filters.every(([column, filter]) => {
      if (column === 'or') throw new Error('The fake server does not know the filter or')
      return passes(row[column], filter)
    }),
  )
}

function ordered(rows: readonly Row[], order: string | null): readonly Row[] {
  const columns = (order ?? '').split(',').filter(Boolean)
  return rows.toSorted((one, other) => {
    for (const column of columns) {
      const [name = '', direction] = column.split('.')
      const compared = String(one[name]).localeCompare(String(other[name]), 'en')
      if (compared !== 0) return direction === 'desc' ? -compared : compared
    }
    return 0
  })
}

function selected(rows: readonly Row[], select: string | null): readonly Row[] {
  if (select === null || select === '*') return rows
  const columns = select.split(',')
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
}

/** Answers a request for a table as the REST service does, as far as the Hub asks it. */
export function answerOfTable(table: Table, method: string, query: URLSearchParams, body: unknown): Response {
  const shown = (rows: readonly Row[]) => {
    const limit = query.get('limit')
    const found = ordered(rows, query.get('order')).slice(0, limit === null ? undefined : Number(limit))
    return Response.json(selected(found, query.get('select')))
  }
  if (method === 'GET') return shown(filtered(table.rows, query))
  if (method === 'POST') {
    const added = (Array.isArray(body) ? rowsOf(body) : [rowOf(body)]).map((row) => table.written(row, null))
    table.rows = [...table.rows, ...added]
    return shown(added)
  }
  const hit = new Set(filtered(table.rows, query))
  if (method === 'DELETE') {
    table.rows = table.rows.filter((row) => !hit.has(row))
    return shown([...hit])
  }
  const changed = new Map(
    [...hit].map((row) => [row, table.written({ ...row, ...rowOf(body) }, row)] as const),
  )
  table.rows = table.rows.map((row) => changed.get(row) ?? row)
  return shown([...changed.values()])
}
