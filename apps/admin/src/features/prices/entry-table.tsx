import { IconButton } from '@dustforce/ui/icon-button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { PriceCell } from './price-cell.tsx'
import { usePriceSheet } from './price-sheet.ts'

export interface EntryColumn {
  readonly heading: string
  /** The field of each entry that stands there. */
  readonly field: string | ((path: string) => ReactNode)
  readonly isWide?: boolean
}

export interface EntryTableProps {
  readonly label: string
  /** The path of each entry and its name. */
  readonly entries: readonly (readonly [path: string, name: string])[]
  readonly columns: readonly EntryColumn[]
  /** The words where there are no entries. */
  readonly none: string
  readonly onRemove?: ((path: string) => void) | undefined
}

/** Entries of the price list, a row each; cards on a phone. */
export function EntryTable({ label, entries, columns, none, onRemove }: EntryTableProps) {
  const { canChange, set } = usePriceSheet()
  const remove = onRemove ?? ((path: string) => set(path, undefined))
  if (entries.length === 0) return <p className="text-sm text-muted">{none}</p>
  return (
    <Table label={label} cards>
      <TableHead>
        <tr>
          {columns.map(({ heading }) => (
            <TableHeader key={heading}>{heading}</TableHeader>
          ))}
          {canChange ? (
            <TableHeader>
              <span className="sr-only">Take out</span>
            </TableHeader>
          ) : null}
        </tr>
      </TableHead>
      <TableBody>
        {entries.map(([path, name]) => (
          <TableRow key={path}>
            {columns.map(({ heading, field, isWide = false }) => (
              <TableCell
                key={heading}
                label={heading}
                wide={isWide}
                className={isWide ? 'min-w-48' : 'min-w-24'}
              >
                {typeof field === 'string' ? (
                  <PriceCell path={`${path}.${field}`} label={`${name}: ${heading.toLowerCase()}`} />
                ) : (
                  field(path)
                )}
              </TableCell>
            ))}
            {canChange ? (
              <TableCell wide className="w-12 text-right">
                <IconButton
                  size="sm"
                  label={`Take out ${name}`}
                  icon={<X aria-hidden="true" className="size-4" />}
                  onClick={() => remove(path)}
                />
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
