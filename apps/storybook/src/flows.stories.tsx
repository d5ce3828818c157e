import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FlowStrip } from './flow-strip.tsx'
import { type Flow, flows } from './flows.ts'

/* The ten jobs that the product is for, each as a strip of its states in their order. */

const meta: Meta<typeof FlowStrip> = { title: 'Flows', component: FlowStrip, tags: ['!test'] }
export default meta

type Story = StoryObj<typeof FlowStrip>

function flowOf(name: string): Flow {
  const flow = flows.find((one) => one.name === name)
  if (flow === undefined) throw new Error(`There is no flow ${name}`)
  return flow
}

export const BookAndPay: Story = {
  tags: ['test'],
  args: flowOf('BookAndPay'),
  play: async ({ canvas, args }) => {
    const steps = within(canvas.getByRole('list')).getAllByRole('link')
    await expect(steps).toHaveLength(args.steps.length)
    await expect(steps.at(-2)).toHaveAttribute('href', './?path=/story/site-pages--paid')
  },
}
export const Move: Story = { args: flowOf('Move') }
export const Cancel: Story = { args: flowOf('Cancel') }
export const Change: Story = { args: flowOf('Change') }
export const Review: Story = { args: flowOf('Review') }
export const Assign: Story = { args: flowOf('Assign') }
export const BookByPhone: Story = { args: flowOf('BookByPhone') }
export const CloseADay: Story = { args: flowOf('CloseADay') }
export const PayACleaner: Story = { args: flowOf('PayACleaner') }
export const Hire: Story = { args: flowOf('Hire') }
