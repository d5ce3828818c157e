import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { EquipmentFields } from './equipment-fields.tsx'
import { emptyForm, part } from './story-form.ts'

const meta: Meta<typeof EquipmentFields> = {
  title: 'Booking/Equipment',
  component: EquipmentFields,
  args: { ...part, form: { ...emptyForm, useCustomerEquipment: 'no' } },
}
export default meta

/** Choosing 'yes' opens the notice about liability. */
export const Liability: StoryObj<typeof EquipmentFields> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    const notice = await screen.findByRole('dialog', { name: 'Using your own equipment' })
    await waitFor(() => expect(notice).toBeVisible())
  },
}
