import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ShowMore } from './show-more.tsx'

const fetchNextPage = fn()
const meta: Meta<typeof ShowMore> = {
  title: 'Admin/Show more',
  component: ShowMore,
  args: { list: { hasNextPage: true, isFetchingNextPage: false, fetchNextPage } },
}
export default meta

type Story = StoryObj<typeof ShowMore>

export const More: Story = {}
export const MoreTest: Story = {
  ...More,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(fetchNextPage).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = {
  args: { list: { hasNextPage: true, isFetchingNextPage: true, fetchNextPage } },
}
export const LoadingTest: Story = {
  ...Loading,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading...' }))
    await expect(fetchNextPage).not.toHaveBeenCalled()
  },
}
export const NoMore: Story = {
  args: { list: { hasNextPage: false, isFetchingNextPage: false, fetchNextPage } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
