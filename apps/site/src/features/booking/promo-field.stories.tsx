import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PromoField } from './promo-field.tsx'

const meta: Meta<typeof PromoField> = {
  title: 'Booking/Promo code',
  component: PromoField,
  args: { code: '', promo: { status: 'empty' }, onType: fn(), onApply: fn(), onRemove: fn() },
}
export default meta

type Story = StoryObj<typeof PromoField>

export const Empty: Story = {}
export const EmptyTest: Story = {
  ...Empty,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('If you have one'))
    const field = canvas.getByRole('textbox', { name: 'Promo code' })
    await expect(field).toHaveAttribute('placeholder', 'Enter Promo Code')
    // The live region is there before it has something to say, or its first words would not be announced.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(field)
    await userEvent.paste('welcome10')
    await expect(args.onType).toHaveBeenLastCalledWith('WELCOME10')
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledTimes(2)
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}
export const NothingTyped: Story = {
  args: { error: 'Enter Promo Code' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Promo code' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Enter Promo Code')
  },
}
export const Checking: Story = {
  args: { code: 'WELCOME10', promo: { status: 'checking' } },
}
export const CheckingTest: Story = {
  ...Checking,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Checking...' })
    await userEvent.click(button)
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const Applied: Story = {
  args: { code: 'WELCOME10', promo: { status: 'applied', code: 'WELCOME10', savings: '$33' } },
}
export const AppliedTest: Story = {
  ...Applied,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('WELCOME10 applied: you save $33')
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Promo code' }), '{Enter}')
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove promo code' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
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
export const FirstTimeOnlyTest: Story = {
  ...FirstTimeOnly,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Promo code' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('This promo code is only for first-time customers')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove promo code' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
