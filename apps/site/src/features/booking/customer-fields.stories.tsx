import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { CustomerFields } from './customer-fields.tsx'
import { filledForm, part } from './story-form.ts'

const meta: Meta<typeof CustomerFields> = {
  title: 'Booking/Customer',
  component: CustomerFields,
  args: { ...part, emailStatus: 'unchecked' },
}
export default meta

type Story = StoryObj<typeof CustomerFields>

export const Empty: Story = {}
export const EmptyTest: Story = {
  ...Empty,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Customer Information' })).toBeVisible()
    for (const name of ['First Name', 'Last Name', 'Email', 'Phone'])
      await expect(canvas.getByRole('textbox', { name })).toBeRequired()
    const phone = canvas.getByRole('textbox', { name: 'Phone' })
    await expect(phone).toHaveAttribute('placeholder', '(xxx) xxx-xxxx')
    await userEvent.click(phone)
    await userEvent.paste('416-555-0123')
    await expect(args.onChange).toHaveBeenLastCalledWith({ phone: '(416) 555-0123' })
    await userEvent.clear(phone)
    await userEvent.paste('+1 416 555 0123')
    await expect(args.onChange).toHaveBeenLastCalledWith({ phone: '(416) 555-0123' })
    await userEvent.tab()
    await expect(args.onLeave).toHaveBeenLastCalledWith('phone')
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), 'A')
    await expect(args.onChange).toHaveBeenLastCalledWith({ firstName: 'A' })
  },
}
export const VerifyingEmail: Story = {
  args: { form: filledForm, emailStatus: 'verifying' },
  play: async ({ canvas }) => {
    const announcement = canvas.getByText('Verifying email domain...')
    await expect(announcement).toBeVisible()
    await expect(announcement.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  },
}
export const Verified: Story = {
  args: { form: filledForm, emailStatus: 'valid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.com')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeValid()
    await expect(canvas.getByText('Email address looks right.').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    )
  },
}
/** A correction in the middle of a number lands where it is made. */
export const CorrectedPhone: Story = {
  tags: ['!dev'],
  render: (args) => {
    const [form, setForm] = useState({ ...filledForm, phone: '(416) 555-1234' })
    return <CustomerFields {...args} form={form} onChange={(change) => setForm({ ...form, ...change })} />
  },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
    phone.focus()
    phone.setSelectionRange(3, 3)
    await userEvent.keyboard('{Backspace}7')
    await expect(phone).toHaveValue('(476) 555-1234')
    await expect(phone.selectionStart).toBe(3)
    // Another country's number is never made one of ours, and is kept as it is typed.
    await userEvent.clear(phone)
    await userEvent.keyboard('+91 98765 43210')
    await expect(phone).toHaveValue('+919876543210')
  },
}
export const UnknownDomain: Story = {
  args: {
    form: { ...filledForm, email: 'ana@gmial.com' },
    emailStatus: 'invalid',
    errors: { email: 'This email domain does not exist. Please use a valid email.' },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription(
      'This email domain does not exist. Please use a valid email.',
    )
    await expect(canvas.queryByText('Email address looks right.')).toBeNull()
  },
}
export const Wrong: Story = {
  args: {
    form: { ...filledForm, firstName: 'A1', lastName: '', email: 'ana@gmail', phone: '+919876543210' },
    errors: {
      firstName: 'Please enter a valid name (2-100 characters, letters only)',
      lastName: 'Please enter a valid name (2-100 characters, letters only)',
      email: 'Please enter a complete email address with a valid domain',
      phone: 'Please enter a Canadian or US number of 10 digits, without an extension',
    },
  },
  play: async ({ canvas, args }) => {
    const messages = ['First Name', 'Last Name', 'Email', 'Phone'].map((name) => {
      const described = canvas.getByRole('textbox', { name }).getAttribute('aria-describedby') ?? ''
      return document.getElementById(described)?.textContent
    })
    const { firstName, lastName, email, phone } = args.errors
    await expect(messages).toEqual([firstName, lastName, email, phone])
  },
}
