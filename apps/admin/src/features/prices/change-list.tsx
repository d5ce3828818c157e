import type { PriceChange } from '@dustforce/office/prices'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'

/** What changes, line by line. */
export function ChangeList({ changes }: { readonly changes: readonly PriceChange[] }) {
  return (
    <Table label="What changes">
      <TableHead>
        <tr>
          <TableHeader>What</TableHeader>
          <TableHeader numeric>Now</TableHeader>
          <TableHeader numeric>New</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {changes.map(({ path, what, before, after }) => (
          <TableRow key={path}>
            <TableCell>{what}</TableCell>
            <TableCell numeric className="text-muted">
              {before ?? '–'}
            </TableCell>
            <TableCell numeric className="font-semibold">
              {after ?? 'taken out'}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
