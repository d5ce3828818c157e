import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta: Meta = { title: 'Foundations/Tokens' }
export default meta

type Story = StoryObj

const grounds = ['paper', 'surface', 'raised', 'sunken', 'wash', 'deep']
const fills = [
  'brand',
  'brand-soft',
  'sun',
  'sun-soft',
  'danger',
  'danger-soft',
  'success-soft',
  'warning-soft',
  'info-soft',
]
const rows = ['row-overdue', 'row-today', 'row-within24h', 'row-within48h', 'row-open']

export const Colours: Story = {
  render: () => (
    <div className="grid gap-6">
      {[grounds, fills, rows].map((names) => (
        <div key={names[0]} className="flex flex-wrap gap-3">
          {names.map((name) => (
            <figure key={name} className="w-28">
              <div
                className="h-16 rounded-md border border-line"
                style={{ background: `var(--df-${name})` }}
              />
              <figcaption className="pt-1 text-xs text-muted">{name}</figcaption>
            </figure>
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of [...grounds, ...fills, ...rows]) {
      const swatch = canvas.getByText(name).parentElement?.firstElementChild
      // A colour that no token defines leaves the swatch transparent.
      const colour = swatch ? getComputedStyle(swatch).backgroundColor : ''
      await expect(colour).toMatch(/^rgb\(/)
    }
  },
}

export const Type: Story = {
  render: () => (
    <div className="grid max-w-3xl gap-6">
      <p className="text-display font-semibold text-balance">
        Professional Home Cleaning Services in Greater Toronto Area
      </p>
      <p className="text-heading font-semibold">A home that is ready for you</p>
      <p className="text-title font-semibold">Deep Cleaning</p>
      <p className="text-lg text-muted">
        The same two people, the same careful order, every time. You see the whole price before you book.
      </p>
      <p>
        Body text at sixteen pixels: we bring the supplies, keep to the hour you chose, and lock up after us.
      </p>
      <p className="text-sm text-muted">Small: prices in Canadian dollars, HST shown separately.</p>
      <p className="text-sm tabular-nums">
        $1,111.00
        <br />
        $8,888.00
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    const texts = [/^Professional/, /^A home/, /^Deep/, /^The same/, /^Body/, /^Small/]
    const sizes = texts.map((text) => Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize))
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    await expect(new Set(sizes).size).toBe(sizes.length)
    await expect(getComputedStyle(canvas.getByText(/^Body/)).fontFamily).toContain('Hanken Grotesk')
  },
}
