import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from './logo.tsx'

const meta: Meta<typeof Logo> = { title: 'Foundations/Logo', component: Logo }
export default meta

type Story = StoryObj<typeof Logo>

export const All: Story = {
  render: () => (
    <div className="grid justify-items-start gap-6">
      <Logo />
      <Logo className="!text-4xl" />
      <Logo show="mark" className="!text-4xl" />
      <span className="rounded-lg bg-deep p-6">
        <Logo onDeep className="!text-2xl" />
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByText('Dust Force')
    await expect(names.map((name) => name.offsetWidth > 1)).toEqual([true, true, false, true])
  },
}
