import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ClashNotice } from './clash-notice.tsx'

const meta: Meta<typeof ClashNotice> = {
  title: 'Admin/Clash of two editors',
  component: ClashNotice,
  args: { onTakeTheirs: fn(), onKeepMine: fn() },
}
export default meta

type Story = StoryObj<typeof ClashNotice>

export const TwoFields: Story = {
  args: {
    clashes: [
      {
        field: 'notes',
        label: 'Special instructions',
        theirs: 'Please mind the plants by the window.\nRing twice.',
        mine: 'The key is with the neighbour at number 14.',
      },
      { field: 'phone', label: 'Phone', theirs: '', mine: '(416) 555-0177' },
    ],
  },
}
export const TwoFieldsTest: Story = {
  ...TwoFields,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('nothing')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine: Phone' }))
    await expect(args.onKeepMine).toHaveBeenCalledWith('phone')
    await userEvent.click(canvas.getByRole('button', { name: 'Use the saved one: Special instructions' }))
    await expect(args.onTakeTheirs).toHaveBeenCalledWith('notes')
  },
}
