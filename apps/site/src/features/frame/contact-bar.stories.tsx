import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactBar } from './contact-bar.tsx'

const soon = { ...gtaBusiness, company: { ...gtaBusiness.company, opening: 'soon' as const } }

const meta: Meta = { title: 'Site/Contact bar' }
export default meta
type Story = StoryObj

export const OpeningSoon: Story = {
  render: () => (
    <BusinessProvider business={soon}>
      <ContactBar path="/" />
    </BusinessProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening soon')).toBeVisible()
  },
}
