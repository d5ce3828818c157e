import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaidAmounts } from './paid-amounts.tsx'

const meta: Meta<typeof PaidAmounts> = {
  title: 'Site/Amount paid',
  component: PaidAmounts,
  render: (props) => (
    <dl className="rounded-lg bg-wash px-5 py-4">
      <PaidAmounts {...props} />
    </dl>
  ),
}
export default meta

type Story = StoryObj<typeof PaidAmounts>

export const Registered: Story = {
  args: {
    receipt: {
      paid: '$336.00',
      tax: 'including HST (13%) of $39.00',
      registration: { label: 'HST registration number', number: '123456789 RT0001' },
    },
  },
  play: async ({ canvas }) => {
    for (const text of ['$336.00', 'including HST (13%) of $39.00', '123456789 RT0001'])
      await expect(canvas.getByText(text)).toBeVisible()
  },
}
export const WithoutNumber: Story = {
  args: { receipt: { paid: '$50.00', tax: null, registration: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('$50.00')
    await expect(canvas.queryByText(/HST/)).toBeNull()
  },
}
