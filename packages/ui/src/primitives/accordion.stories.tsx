import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Accordion } from './accordion.tsx'

const meta: Meta<typeof Accordion> = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: {
    name: 'faq',
    className: 'max-w-2xl',
    items: [
      {
        id: 'supplies',
        title: 'Do I need to provide supplies?',
        content: 'No. The team brings everything, and you can ask for eco-friendly products.',
      },
      {
        id: 'home',
        title: 'Do I have to be home during the cleaning?',
        content: 'No. Leave entry instructions when you book, and we lock up when we leave.',
      },
      {
        id: 'keys',
        title: 'What happens to my keys?',
        content: 'They stay with the team lead until we leave.',
      },
    ],
  },
}
export default meta

type Story = StoryObj<typeof Accordion>

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    await expect(titles).toEqual(args.items.map(({ title }) => title))
    for (const { content } of args.items) await expect(canvas.getByText(String(content))).not.toBeVisible()
  },
}

export const OneAtATime: Story = {
  args: { open: 'supplies' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/The team brings everything/)).toBeVisible()
    await userEvent.click(canvas.getByText('Do I have to be home during the cleaning?'))
    await expect(canvas.getByText(/Leave entry instructions/)).toBeVisible()
    await expect(canvas.getByText(/The team brings everything/)).not.toBeVisible()
  },
}
