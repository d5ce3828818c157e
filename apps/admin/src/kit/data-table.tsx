import {
  Table,
  TableCell,
  type TableCellProps,
  TableHead,
  TableHeader,
  type TableProps,
  TableRow,
} from '@dustforce/ui/table'
import type { ReactNode } from 'react'
import { RowWindow, rowCount } from './row-window.tsx'

export interface Column<Row> extends Pick<TableCellProps, 'numeric' | 'wide'> {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** The look of its cells. */
  readonly look?: string | ((row: Row) => string) | undefined
  /** Leaves the column's name out in cards. */
  readonly hideName?: boolean | undefined
}

export interface DataTableProps<Row> extends Pick<TableProps, 'label' | 'minWidth' | 'cards'> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The shortcuts of lists go from row to row. */
  readonly isList?: boolean | undefined
}

/** A table of which each row has the same cells. */
export function DataTable<Row>({ columns, rows, keyOf, isList = false, ...table }: DataTableProps<Row>) {
  return (
    <Table {...table} aria-rowcount={rowCount(rows)}>
      <TableHead>
        <tr>
          {columns.map(({ name, numeric }) => (
            <TableHeader key={name} numeric={numeric}>
              {name}
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <RowWindow as="tbody" rows={rows} keyOf={keyOf} look="border-b border-line last:border-b-0">
        {(row, { line }) => (
          <TableRow data-row={isList ? keyOf(row) : undefined} {...line}>
            {columns.map(({ name, cell, look, hideName, numeric, wide }) => (
              <TableCell
                key={name}
                numeric={numeric}
                wide={wide}
                label={hideName ? undefined : name}
                className={typeof look === 'function' ? look(row) : look}
              >
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        )}
      </RowWindow>
    </Table>
  )
}
