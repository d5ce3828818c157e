import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FaqList } from './faq-list.tsx'

const meta: Meta = { title: 'Site/Questions', parameters: { layout: 'fullscreen' } }
export default meta

export const Questions: StoryObj = {
  render: () => (
    <FaqList
      categories={[
        {
          id: 'booking',
          title: 'Booking',
          entries: [{ question: 'How do I book?', answer: 'Choose a service on the home page.' }],
        },
      ]}
    />
  ),
}
export const QuestionsTest: StoryObj = {
  ...Questions,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Booking' })).toHaveAttribute('href', '#booking')
    const section = within(canvas.getByRole('region', { name: 'Booking' }))
    const answer = section.getByText('Choose a service on the home page.')
    await expect(answer).not.toBeVisible()
    await userEvent.click(section.getByRole('heading', { level: 3, name: 'How do I book?' }))
    await expect(answer).toBeVisible()
  },
}
