import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { HomeFields } from './home-fields.tsx'
import { filledForm, part } from './story-form.ts'

const meta: Meta<typeof HomeFields> = {
  title: 'Booking/Home',
  component: HomeFields,
  args: {
    ...part,
    rooms: { bedrooms: { min: 1, max: 5 }, bathrooms: { min: 1, max: 5 } },
    decidedSize: null,
  },
}
export default meta

type Story = StoryObj<typeof HomeFields>

export const Empty: Story = {}
export const EmptyTest: Story = {
  ...Empty,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    for (const name of ['Street Address', 'City', 'Postal Code'])
      await expect(canvas.getByRole('textbox', { name })).toBeRequired()
    const filledBy = ['Street Address', 'City', 'Province', 'Postal Code'].map((name) =>
      canvas.getByRole('textbox', { name }).getAttribute('autocomplete'),
    )
    await expect(filledBy).toEqual(['address-line1', 'address-level2', 'address-level1', 'postal-code'])
    await expect(canvas.getByRole('textbox', { name: 'Province' })).toHaveAttribute('readonly')
    const rooms = canvas.getByRole('combobox', { name: 'Bedrooms' })
    await expect([...rooms.querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    await userEvent.selectOptions(rooms, '4')
    await expect(args.onChange).toHaveBeenLastCalledWith({ bedrooms: 4 })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bathrooms' }), '2')
    await expect(args.onChange).toHaveBeenLastCalledWith({ bathrooms: 2 })
    const postalCode = canvas.getByRole('textbox', { name: 'Postal Code' })
    await expect(postalCode).toHaveAttribute('maxlength', '7')
    await userEvent.click(postalCode)
    await userEvent.paste('m5h2n2')
    await expect(args.onChange).toHaveBeenLastCalledWith({ postalCode: 'M5H 2N2' })
    await userEvent.tab()
    await expect(args.onLeave).toHaveBeenLastCalledWith('postalCode')
    const homeType = canvas.getByRole('combobox', { name: 'Home Type (optional)' })
    await userEvent.selectOptions(homeType, 'basement-suite')
    await expect(args.onChange).toHaveBeenLastCalledWith({ homeType: 'basement-suite' })
    await expect(canvas.queryByRole('textbox', { name: 'Please specify your home type' })).toBeNull()
  },
}
export const Filled: Story = {
  args: { form: filledForm },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Street Address' })).toHaveValue(
      '100 Queen St W, Unit 405',
    )
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Toronto')
    await expect(canvas.getByRole('textbox', { name: 'Postal Code' })).toHaveValue('M5H 2N2')
    await expect(canvas.getByRole('combobox', { name: 'Bedrooms' })).toHaveValue('3')
    await expect(canvas.getByRole('combobox', { name: 'Bathrooms' })).toHaveValue('2')
    await expect(canvas.getByRole('combobox', { name: /^Home Type/ })).toHaveDisplayValue('Condo')
  },
}
export const OtherHome: Story = {
  args: {
    form: { ...filledForm, homeType: 'other' },
    errors: { customHomeType: 'Please specify your home type' },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Please specify your home type' })
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription('Please specify your home type')
  },
}
export const Wrong: Story = {
  args: {
    form: { ...filledForm, streetAddress: '', city: '', postalCode: 'Z1Z 1Z' },
    errors: {
      streetAddress: 'Please enter your street address',
      city: 'Please enter your city',
      postalCode: 'Please enter a valid Canadian postal code',
    },
  },
  play: async ({ canvas }) => {
    for (const [name, message] of [
      ['Street Address', 'Please enter your street address'],
      ['City', 'Please enter your city'],
      ['Postal Code', 'Please enter a valid Canadian postal code'],
    ] as const)
      await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(message)
  },
}
export const SizeDecided: Story = {
  args: { form: filledForm, decidedSize: '3 bed, 2 bath · $270' },
}
export const SizeDecidedTest: Story = {
  ...SizeDecided,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 bed, 2 bath · $270')).toBeVisible()
    await expect(canvas.getByText('Bedrooms')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Change'))
    await expect(canvas.getByRole('combobox', { name: 'Bedrooms' })).toBeVisible()
  },
}
