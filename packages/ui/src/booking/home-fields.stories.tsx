import type { Meta, StoryObj } from '@storybook/react-vite'
import { HomeFields } from './home-fields.tsx'
import { filledForm, part } from './story-form.ts'

const meta: Meta<typeof HomeFields> = {
  title: 'Booking/Home',
  component: HomeFields,
  args: { ...part, maxRooms: 5 },
}
export default meta

type Story = StoryObj<typeof HomeFields>

export const Empty: Story = {}
export const Filled: Story = { args: { form: filledForm } }
export const OtherHome: Story = {
  args: {
    form: { ...filledForm, homeType: 'other' },
    errors: { customHomeType: 'Please specify your home type' },
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
}
