import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Plus } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from './button.tsx'
import { coloursOf } from './story-look.ts'

const meta: Meta<typeof Button> = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Book this service', onClick: fn() },
}
export default meta

type Story = StoryObj<typeof Button>

export const Primary: Story = {}
export const PrimaryTest: Story = {
  ...Primary,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Book this service' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('type', 'button')
  },
}

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button>Primary</Button>
      <Button variant="sun">Book now</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="danger">Delete booking</Button>
      <Button variant="danger-quiet">Remove</Button>
      <span className="rounded-lg bg-deep p-4">
        <Button variant="on-deep">View services</Button>
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button')
    await expect(buttons).toHaveLength(7)
    await expect(new Set(buttons.map(coloursOf)).size).toBe(7)
  },
}

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" icon={<Plus aria-hidden="true" className="size-4" />}>
        Add contractor
      </Button>
      <Button size="md">Continue</Button>
      <Button size="lg" variant="sun">
        Book now
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = ['Add contractor', 'Continue', 'Book now'].map((name) =>
      Math.round(canvas.getByRole('button', { name }).getBoundingClientRect().height),
    )
    await expect(heights).toEqual([36, 44, 52])
  },
}

export const Disabled: Story = {
  args: { disabled: true },
}
export const DisabledTest: Story = {
  ...Disabled,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Book this service' })
    await expect(button).toBeDisabled()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Block: Story = {
  args: { block: true, size: 'lg' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Book this service' })
    await expect(button.offsetWidth).toBe(button.parentElement?.clientWidth)
  },
}

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Redirecting to Payment...' },
}
export const BusyTest: Story = {
  ...Busy,
  tags: ['!dev'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Redirecting to Payment...' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
