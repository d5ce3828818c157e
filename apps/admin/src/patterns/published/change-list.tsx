import type { DocumentChange } from '@dustforce/office/publishing'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'

export interface ChangeListProps {
  readonly changes: readonly DocumentChange[]
  /** Amounts are set under each other. */
  readonly numeric?: boolean
}

/** Shows what changes, line by line. */
export function ChangeList({ changes, numeric = false }: ChangeListProps) {
  return (
    <Table label="What changes">
      <TableHead>
        <tr>
          <TableHeader>What</TableHeader>
          <TableHeader numeric={numeric}>Now</TableHeader>
          <TableHeader numeric={numeric}>New</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {changes.map(({ path, what, before, after }) => (
          <TableRow key={path}>
            <TableCell>{what}</TableCell>
            <TableCell numeric={numeric} className="text-muted">
              {before ?? '–'}
            </TableCell>
            <TableCell numeric={numeric} className="font-semibold">
              {after ?? 'taken out'}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
