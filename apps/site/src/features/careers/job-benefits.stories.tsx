import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { JobBenefits } from './job-benefits.tsx'

const meta: Meta = { title: 'Site/Careers', parameters: { layout: 'fullscreen' } }
export default meta

export const Careers: StoryObj = {
  render: () => (
    <JobBenefits
      benefits={[{ title: 'Days that fit your life', text: 'You choose.', Icon: CalendarDays }]}
      expectations={['You care about details.']}
    />
  ),
  play: async ({ canvas }) => {
    const benefits = within(canvas.getByRole('region', { name: 'What you get' }))
    await expect(benefits.getByRole('listitem')).toHaveTextContent('Days that fit your lifeYou choose.')
    const expectations = within(canvas.getByRole('region', { name: 'What we ask' }))
    await expect(expectations.getByRole('listitem')).toHaveTextContent('You care about details.')
  },
}
