import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, CircleX } from 'lucide-react'
import { expect } from 'storybook/test'
import { OutcomeCard } from './outcome-card.tsx'
import { PageHeader } from './page-header.tsx'

const meta: Meta = { title: 'Site/Pages', parameters: { layout: 'fullscreen' } }
export default meta

export const Paid: StoryObj = {
  render: () => (
    <OutcomeCard title="Payment Successful" Icon={CircleCheck} tone="success">
      <p>Thank you.</p>
    </OutcomeCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    await expect(canvas.getByText('Thank you.')).toBeVisible()
  },
}
export const Cancelled: StoryObj = {
  render: () => (
    <OutcomeCard title="Payment Cancelled" Icon={CircleX} tone="warning">
      <p>Nothing was charged.</p>
    </OutcomeCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible()
    await expect(canvas.getByText('Nothing was charged.')).toBeVisible()
  },
}
export const Header: StoryObj = {
  render: () => <PageHeader title="Frequently asked questions">Short answers.</PageHeader>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible()
    await expect(canvas.getByText('Short answers.')).toBeVisible()
  },
}
