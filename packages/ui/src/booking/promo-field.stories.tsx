import type { Meta, StoryObj } from '@storybook/react-vite'
import { PromoField } from './promo-field.tsx'

const nothing = () => undefined

const meta: Meta<typeof PromoField> = {
  title: 'Booking/Promo code',
  component: PromoField,
  args: { code: '', promo: { status: 'empty' }, onType: nothing, onApply: nothing, onRemove: nothing },
}
export default meta

type Story = StoryObj<typeof PromoField>

export const Empty: Story = {}
export const NothingTyped: Story = { args: { error: 'Enter Promo Code' } }
export const Checking: Story = { args: { code: 'WELCOME10', promo: { status: 'checking' } } }
export const Applied: Story = {
  args: { code: 'WELCOME10', promo: { status: 'applied', code: 'WELCOME10', savings: '$33' } },
}
export const FirstTimeOnly: Story = {
  args: {
    code: 'WELCOME10',
    promo: {
      status: 'invalid',
      code: 'WELCOME10',
      message: 'This promo code is only for first-time customers',
    },
  },
}
