import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'

const edit = fn()

const meta: Meta<typeof DropdownMenu> = {
  title: 'Primitives/DropdownMenu',
  component: DropdownMenu,
  args: {
    align: 'start',
    trigger: (
      <Button variant="secondary" size="sm">
        Actions
      </Button>
    ),
    items: [
      { kind: 'heading', id: 'status', label: 'Status' },
      { id: 'new', label: 'New', checked: true, onSelect: fn() },
      { id: 'resolved', label: 'Resolved', checked: false, onSelect: fn() },
      { kind: 'separator', id: 'line' },
      { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden="true" className="size-4" />, onSelect: edit },
      {
        id: 'delete',
        label: 'Delete',
        icon: <Trash2 aria-hidden="true" className="size-4" />,
        destructive: true,
        onSelect: fn(),
      },
    ],
  },
}
export default meta

type Story = StoryObj<typeof DropdownMenu>

export const Open: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'New' })).toBeChecked()
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Resolved' })).not.toBeChecked()
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit', 'Delete'])
    await expect(screen.getByText('Status')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    screen.getByRole('button', { name: 'Actions' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('e{Enter}')
    await expect(edit).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
