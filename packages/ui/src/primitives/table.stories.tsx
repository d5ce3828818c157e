import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { type RowTint, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

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

/** The colour of a row, in the words of the list: red, orange, green or blue. */
function backgroundOf(row: Element | null) {
  if (row === null) throw new Error('no row')
  const [r = 0, g = 0, b = 0, alpha = 1] = (getComputedStyle(row).backgroundColor.match(/[\d.]+/g) ?? []).map(
    Number,
  )
  const lightness = r + g + b
  if (alpha === 0) return { hue: 'none', lightness }
  if (b > Math.max(r, g)) return { hue: 'blue', lightness }
  if (g > r) return { hue: 'green', lightness }
  return { hue: g - b > r - g ? 'orange' : 'red', lightness }
}

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
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Bookings' })
    await expect(region).toHaveAttribute('tabindex', '0')
    await expect(canvas.getByRole('table', { name: 'Bookings' })).toHaveStyle({ minWidth: '900px' })
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveStyle({ textAlign: 'right' })
    const colours = rows.map(({ name }) => backgroundOf(canvas.getByText(name).closest('tr')))
    const [overdue, today, within24h, within48h, open, later] = colours
    await expect(overdue?.hue).toBe('red')
    await expect(today?.hue).toBe('blue')
    await expect(within24h?.hue).toBe('red')
    await expect(within24h?.lightness).toBeGreaterThan(overdue?.lightness ?? 255)
    await expect(within48h?.hue).toBe('orange')
    await expect(open?.hue).toBe('green')
    await expect(later?.hue).toBe('none')
  },
}
