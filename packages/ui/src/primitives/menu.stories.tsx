import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Menu } from './menu.tsx'

const copy = fn()
const remove = fn()
const meta: Meta<typeof Menu> = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    label: 'More',
    items: [
      { label: 'Copy SMS', icon: <Copy aria-hidden="true" className="size-4" />, onSelect: copy },
      {
        label: 'Delete',
        danger: true,
        icon: <Trash2 aria-hidden="true" className="size-4" />,
        onSelect: remove,
      },
    ],
  },
}
export default meta

type Story = StoryObj<typeof Menu>

/** By keyboard it opens on the first item, moves with the arrow keys, and gives the focus back. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy SMS' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy SMS' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(remove).toHaveBeenCalledOnce()
    await expect(copy).not.toHaveBeenCalled()
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map(({ offsetHeight }) => offsetHeight)).toEqual([44, 44])
  },
}
export const Nothing: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
