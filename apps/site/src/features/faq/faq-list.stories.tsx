import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { faqCategories } from './faq-content.ts'
import { FaqList } from './faq-list.tsx'

const meta: Meta = { title: 'Site/Questions', parameters: { layout: 'fullscreen' } }
export default meta

export const Questions: StoryObj = {
  render: () => <FaqList categories={faqCategories(gtaBusiness)} />,
}
export const QuestionsTest: StoryObj = {
  ...Questions,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    for (const { id, title, entries } of faqCategories(gtaBusiness)) {
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`)
      const section = within(canvas.getByRole('region', { name: title }))
      await expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(entries.length)
    }
    const { question, answer } = faqCategories(gtaBusiness)[0]?.entries[0] ?? { question: '', answer: '' }
    await expect(canvas.getByText(answer)).not.toBeVisible()
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: question }))
    await expect(canvas.getByText(answer)).toBeVisible()
  },
}
