import { formatDate } from '@dustforce/core/schedule'
import type { RaisedVisits } from '@dustforce/supabase/admin'
import { ActButton } from '../../kit/act-button.tsx'
import { DataTable } from '../../kit/data-table.tsx'
import { SelectRow } from '../../kit/select-row.tsx'
import type { RiseMoney } from './rise-words.ts'

export interface RiseTableProps {
  readonly rows: readonly RaisedVisits[]
  readonly chosen: ReadonlySet<string>
  readonly money: RiseMoney
  readonly onToggle: (id: string) => void
  readonly onLetter: (id: string) => void
}

/** Every customer whose visits would cost another price: before, after, and which lines of the price differ. */
export function RiseTable({ rows, chosen, money, onToggle, onLetter }: RiseTableProps) {
  return (
    <DataTable
      label="Customers"
      minWidth="44rem"
      cards
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          name: 'Customer',
          hideName: true,
          wide: true,
          cell: ({ id, customer, every }) => (
            <span className="flex items-center gap-2">
              <SelectRow
                label={`Raise ${customer}`}
                selected={chosen.has(id)}
                onSelect={() => onToggle(id)}
              />
              <span>
                <span className="font-medium">{customer}</span>
                <span className="block text-xs text-muted">{every}</span>
              </span>
            </span>
          ),
        },
        {
          name: 'What changes',
          wide: true,
          cell: ({ lines }) => (
            <ul className="text-xs text-muted">
              {lines.map(({ label, beforeCents, afterCents }) => (
                <li key={label} className="tabular-nums">
                  {label}: {beforeCents === null ? 'none' : money.exact(beforeCents)} →{' '}
                  {afterCents === null ? 'none' : money.exact(afterCents)}
                </li>
              ))}
            </ul>
          ),
        },
        { name: 'Now', numeric: true, cell: ({ beforeCents }) => money.exact(beforeCents) },
        {
          name: 'New',
          numeric: true,
          look: 'font-semibold',
          cell: ({ afterCents }) => money.exact(afterCents),
        },
        { name: 'Change', numeric: true, cell: ({ percent }) => money.percent(percent) },
        {
          name: 'First visit',
          look: 'whitespace-nowrap',
          cell: ({ first }) => formatDate(first),
        },
        {
          name: 'E-mail',
          hideName: true,
          cell: ({ id, customer }) => (
            <ActButton aria-label={`E-mail to ${customer}`} onClick={() => onLetter(id)}>
              E-mail
            </ActButton>
          ),
        },
      ]}
    />
  )
}
