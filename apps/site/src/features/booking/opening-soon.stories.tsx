import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { BookingHost } from './booking-host.tsx'

const soon = { ...gtaBusiness, company: { ...gtaBusiness.company, opening: 'soon' as const } }

const meta: Meta = { title: 'Site/Opening soon' }
export default meta
type Story = StoryObj

export const InPlaceOfTheForm: Story = {
  render: () => (
    <BusinessProvider business={soon}>
      <BookingHost start={{ service: 'standard' }} open onOpenChange={fn()} />
    </BusinessProvider>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'We open soon' }))
    await expect(dialog.getByRole('link', { name: soon.company.phone })).toHaveAttribute(
      'href',
      'tel:+14165550142',
    )
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
}
