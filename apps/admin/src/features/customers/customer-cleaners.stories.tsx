import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CustomerCleaners } from './customer-cleaners.tsx'

const roster = [
  { id: 'c1', fullName: 'Daniel Okafor' },
  { id: 'c2', fullName: 'Maria Santos' },
  { id: 'c3', fullName: 'Priya Raman' },
]

const meta: Meta<typeof CustomerCleaners> = {
  title: 'Admin/Customers/Cleaners',
  component: CustomerCleaners,
  args: {
    roster,
    wishes: { c1: 'preferred', c2: 'never' },
    coming: { c2: 3 },
    busy: false,
    replaceLink: (name, text) => (
      <a className="underline underline-offset-2" href={`#${name}`}>
        {text}
      </a>
    ),
    onWish: fn(),
  },
}
export default meta

type Story = StoryObj<typeof CustomerCleaners>

export const Said: Story = {}
export const SaidTest: Story = {
  ...Said,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Replace on 3 to come' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Contractor' }), 'Priya Raman')
    await userEvent.click(canvas.getByRole('button', { name: 'Never again' }))
    await expect(args.onWish).toHaveBeenCalledWith('c3', 'never')
  },
}

export const Nothing: Story = {
  args: { wishes: {}, coming: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The customer has said nothing about a contractor.')).toBeVisible()
  },
}
