import type { RowTint } from '@dustforce/core/booking'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

const meta: Meta<typeof Table> = { title: 'Primitives/Table', component: Table }
export default meta

type Story = StoryObj<typeof Table>

const rows: readonly { name: string; tint: RowTint }[] = [
  { name: 'Nora Adebayo', tint: 'red' },
  { name: 'Iris Lam', tint: 'light-blue' },
  { name: 'Mateo Silva', tint: 'light-red' },
  { name: 'Jana Novak', tint: 'light-orange' },
  { name: 'Omar Haddad', tint: 'green' },
  { name: 'Claire Roy', tint: 'none' },
]

export const Tints: Story = {
  render: () => (
    <Table label="Bookings" minWidth="900px">
      <TableHead>
        <tr>
          {['Customer', 'Address', 'Service', 'Date', 'Price', 'Status', 'Actions'].map((name) => (
            <TableHeader key={name} numeric={name === 'Price'}>
              {name}
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map(({ name, tint }) => (
          <TableRow key={name} tint={tint} interactive>
            <TableCell>
              <span className="block font-semibold">{name}</span>
              <span className="text-muted">(416) 555-0142</span>
            </TableCell>
            <TableCell>18 Delaware Ave, Toronto, ON M6H 2S7</TableCell>
            <TableCell>Deep Cleaning</TableCell>
            <TableCell>2026-11-21</TableCell>
            <TableCell numeric>$336.00</TableCell>
            <TableCell>
              <Badge tone="warning">Pending</Badge>
            </TableCell>
            <TableCell>
              <Button size="sm" variant="secondary">
                Assign Cleaner
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
}
