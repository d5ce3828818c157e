import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { expect } from 'storybook/test'
import { IconButton } from './icon-button.tsx'

const meta: Meta<typeof IconButton> = { title: 'Primitives/IconButton', component: IconButton }
export default meta

type Story = StoryObj<typeof IconButton>

export const All: Story = {
  render: () => (
    <div className="flex items-center gap-2">
      <IconButton label="Copy code" icon={<Copy aria-hidden="true" className="size-5" />} />
      <IconButton label="Edit" variant="secondary" icon={<Pencil aria-hidden="true" className="size-5" />} />
      <IconButton label="Edit" size="sm" icon={<Pencil aria-hidden="true" className="size-4" />} />
      <IconButton
        label="Delete"
        size="sm"
        variant="danger-quiet"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
      />
      <IconButton label="Copy code" disabled icon={<Copy aria-hidden="true" className="size-5" />} />
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button')
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Copy code',
      'Edit',
      'Edit',
      'Delete',
      'Copy code',
    ])
    await expect(buttons.map((button) => button.offsetWidth)).toEqual([44, 44, 36, 36, 44])
    await expect(buttons.at(-1)).toBeDisabled()
  },
}
