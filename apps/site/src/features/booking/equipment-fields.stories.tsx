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
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('We bring everything'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    const notice = await screen.findByRole('dialog', { name: 'Using your own equipment' })
    await waitFor(() => expect(notice).toBeVisible())
    await expect(args.onChange).toHaveBeenCalledWith({ useCustomerEquipment: 'yes' })
    await expect(notice).toHaveTextContent('We are not liable for wear, failure or damage of your equipment')
    await expect(screen.getByRole('button', { name: 'I understand' })).toBeVisible()
  },
}
